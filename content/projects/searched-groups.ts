import { pages } from "@setu/contract/pages";
import { inLocale, servedIn } from "../platform/reading/localized.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { inBoth, type SearchSource } from "../search/source.ts";

/** Project groups: the sectors of the menu. */
export const searchedGroups: SearchSource = {
  collection: "project-groups",
  read: async (payload, ids) =>
    (await readByIds(payload, "project-groups", ids, { depth: 0 })).map((doc) => ({
      name: `project-groups/${doc.id}`,
      kind: "group",
      path: pages.projectGroup.href({ project_slug: doc.slug }),
      texts: inBoth((locale) => ({
        title: inLocale(doc.name, locale),
        summary: inLocale(doc.description, locale),
        served: servedIn(locale, doc.name, doc.description).served,
      })),
    })),
};
