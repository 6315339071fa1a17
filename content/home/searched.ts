import { pages } from "@setu/contract/pages";
import { inLocale, servedIn } from "../platform/reading/localized.ts";
import { readGlobal } from "../platform/reading/public-read.ts";
import { inBoth, type WholeSource } from "../search/source.ts";

/** The home page: the texts that are on no other page. */
export const searchedHome: WholeSource = {
  name: "home",
  async read(payload) {
    const [page, identity] = await Promise.all([
      readGlobal(payload, "home-page", { depth: 0 }),
      readGlobal(payload, "site-identity", { depth: 0 }),
    ]);
    if (!page || !identity) return [];
    const texts = inBoth((locale) => ({
      title: inLocale(identity.name, locale),
      names: [inLocale(identity.shortName, locale), inLocale(identity.legalName, locale)],
      body: [
        inLocale(page.seo?.description, locale) || inLocale(identity.tagline, locale),
        ...(page.sliders ?? []).flatMap(({ name, description, caption }) =>
          [name, description, caption].map((text) => inLocale(text, locale)),
        ),
        ...(page.statistics ?? []).map(({ value, label }) => `${inLocale(value, locale)} ${inLocale(label, locale)}`),
      ],
      served: servedIn(locale, identity.name, page.seo?.description).served,
    }));
    return [{ name: "home/1", kind: "page", path: pages.home.href(), texts }];
  },
};
