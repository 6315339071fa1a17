import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { inBoth, type SearchDocument, type WholeSource } from "../search/source.ts";
import { accountsState } from "./community-settings.ts";

const signIn = {
  path: pages.login.href(),
  title: { en: "Sign in", ne: "लग इन" },
  summary: {
    en: "To your account: your contact data, and what we keep about you.",
    ne: "तपाईंको खातामा: सम्पर्क विवरण, र हामीसँग रहेका विवरण।",
  },
  words: {
    en: "login log in signin account forgot password",
    ne: "लगइन साइन इन खाता पासवर्ड बिर्सनुभयो प्रवेश",
  },
};
const register = {
  path: pages.register.href(),
  title: { en: "Create an account", ne: "खाता खोल्नुहोस्" },
  summary: {
    en: "A name that others see, and an email address that nobody sees.",
    ne: "अरूले देख्ने नाम, र कसैले नदेख्ने इमेल ठेगाना।",
  },
  words: { en: "register registration sign up signup new account", ne: "दर्ता नयाँ खाता खोल्ने साइन अप" },
};

const documentOf = ({ path, title, summary, words }: typeof signIn): SearchDocument => ({
  name: `accounts${path}`,
  kind: "page",
  path,
  texts: inBoth((locale) => ({
    title: title[locale],
    lookedUpBy: [words[locale]],
    summary: summary[locale],
    served: locale,
  })),
});

/** The pages of visitors' accounts, as far as they are open. */
export const searchedAccounts: WholeSource = {
  name: "accounts",
  async read(payload: Payload) {
    const state = await accountsState(payload);
    if (state === "closed") return [];
    return [signIn, ...(state === "open" ? [register] : [])].map(documentOf);
  },
};
