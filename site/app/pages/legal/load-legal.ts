import type { LegalChanges, LegalKind, LegalText } from "@setu/contract/legal";
import { type PageData, pageLoader } from "../../page-data.ts";
import { legalAddresses } from "./addresses.ts";
import { type Section, sectionsOf } from "./sections.ts";
import { words } from "./texts.ts";

export interface LegalPageData extends PageData {
  legal: LegalText;
  opening: LegalText["body"];
  sections: Section[];
}
export interface ChangesPageData extends PageData {
  comparison: LegalChanges;
}

/** Loads the version of a legal text that the address names, or the one in force. */
export const loadLegal = (kind: LegalKind) =>
  pageLoader(async ({ api, locale, query: { version } }): Promise<LegalPageData> => {
    const legal = await api.legal(locale, { kind, version });
    const texts = words[locale];
    const { text } = legalAddresses[kind];
    const title = version ? texts.versionTitle(legal.name, legal.number) : legal.name;
    return {
      head: {
        title,
        description: texts.description[kind],
        breadcrumbs: [
          { name: legal.name, href: text() },
          ...(version ? [{ name: texts.version(legal.number), href: text({ version }) }] : []),
        ],
      },
      legal,
      ...sectionsOf(legal.body),
    };
  });

/** Loads the changes between the two versions that the address names. */
export const loadChanges = (kind: LegalKind) =>
  pageLoader(async ({ api, locale, query }): Promise<ChangesPageData> => {
    const comparison = await api.legalChanges(locale, { kind, from: query["from"], to: query["to"] });
    const { changesTitle, changes } = words[locale];
    const { text, changes: address } = legalAddresses[kind];
    return {
      head: {
        title: changesTitle(comparison.name),
        breadcrumbs: [
          { name: comparison.name, href: text() },
          { name: changes, href: address({ from: comparison.from.number, to: comparison.to.number }) },
        ],
      },
      comparison,
    };
  });
