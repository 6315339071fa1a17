import { setImmediate as nextTurn } from "node:timers/promises";
import type { Locale } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { searchedFiles } from "../platform/files/documents/text/searched-files.ts";
import { servedIn, wholeIn } from "../platform/reading/localized.ts";
import { readByIds, readGlobal } from "../platform/reading/public-read.ts";
import { languagesOf, plainTextOf, richTextOf } from "../platform/text/rich-text.ts";
import { inBoth, type PageTexts, type SearchSource, type WholeSource } from "../search/source.ts";
import { about } from "./about.ts";
import { identityOf, pressContactOf } from "./map-identity.ts";
import { locationOf } from "./map-location.ts";
import { whoWeAreOf } from "./map-who-we-are.ts";

/** Articles about the firm. */
export const searchedArticles: SearchSource = {
  collection: "who-we-are",
  read: async (payload, ids) =>
    (await readByIds(payload, "who-we-are", ids, { depth: 1 })).map((doc) => ({
      name: `who-we-are/${doc.id}`,
      kind: "article",
      path: pages.whoWeAre.href({ id: doc.id }),
      texts: inBoth((locale) => ({
        title: whoWeAreOf(doc, locale).name,
        summary: whoWeAreOf(doc, locale).description,
        body: [plainTextOf(richTextOf(doc.body, locale))],
        served: wholeIn(locale, doc, doc.name, doc.description, languagesOf(doc.body)).served,
      })),
    })),
};

/** Offices, which are found on the page about the firm. */
export const searchedOffices: SearchSource = {
  collection: "offices",
  read: async (payload, ids) =>
    (await readByIds(payload, "offices", ids, { depth: 0 })).map((doc) => ({
      name: `offices/${doc.id}`,
      kind: "office",
      path: pages.about.href({}, "#locations"),
      texts: inBoth((locale) => {
        const { name, address, phone, hours } = locationOf(doc, locale);
        return {
          title: name,
          names: [address],
          lookedUpBy: [
            { en: "office address contact phone number hours", ne: "कार्यालय ठेगाना सम्पर्क फोन नम्बर समय" }[locale],
          ],
          summary: [address, phone, hours].filter(Boolean).join(" · "),
          served: servedIn(locale, doc.name, doc.address).served,
        };
      }),
    })),
};

/** How to reach the firm, and its contact for journalists. */
export async function contactTexts(payload: Payload): Promise<PageTexts> {
  const identity = await readGlobal(payload, "site-identity", { depth: 0 });
  return {
    body: inBoth((locale) => {
      const { address, phone, email } = identityOf(identity, locale);
      const press = pressContactOf(identity, locale);
      return [address, phone, email, ...(press ? [press.name, press.phone, press.email] : [])];
    }),
  };
}

const title = { en: "About Us", ne: "हाम्रो बारेमा" };
/** Other words by which visitors look for the page, or for a part of it. */
const words = {
  en: "company firm history mission vision organisation structure chart departments registration profile",
  ne: "कम्पनी संस्था परिचय इतिहास सङ्गठन संरचना विभाग महाशाखा दर्ता",
};

/** The page about the firm as a whole, as visitors get it, so that an expired certificate is not found. */
export const searchedAbout: WholeSource = {
  name: "about",
  async read(payload) {
    const en = await about(payload, "en");
    await nextTurn();
    const told = { en, ne: await about(payload, "ne") };
    return [
      {
        name: "about/1",
        kind: "page",
        path: pages.about.href(),
        until: told.en.fresh_until,
        files: await searchedFiles(payload, (locale) => [
          told[locale].profile_file,
          ...told[locale].registrations.map(({ file }) => file),
        ]),
        texts: inBoth((locale) => textsOf(told[locale], locale)),
      },
    ];
  },
};

function textsOf(page: Awaited<ReturnType<typeof about>>, locale: Locale) {
  const units = page.organisation.flatMap((level) => [level, ...level.units, ...level.units.flatMap((d) => d.units)]);
  return {
    title: title[locale],
    names: [page.name, ...page.registrations.map(({ name }) => name)],
    lookedUpBy: [words[locale]],
    summary: page.intro,
    body: [
      ...[page.mission, page.vission, page.objective].flatMap(({ name, description }) => [name, description]),
      ...page.timeline.map(({ year_text, text }) => `${year_text}: ${text}`),
      ...page.stats.map(({ key, value, unit }) => [key, value, unit].filter(Boolean).join(" ")),
      ...page.registrations.map(({ name, issuer, number, valid_until }) =>
        [name, issuer, number, valid_until?.text].filter(Boolean).join(", "),
      ),
      ...units.map(({ name, head }) => [name, head?.name].filter(Boolean).join(", ")),
    ],
    served: page.locale.served,
  };
}
