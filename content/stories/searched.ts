import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { readByIds } from "../platform/reading/public-read.ts";
import { plainTextOf, richTextOf } from "../platform/text/rich-text.ts";
import { projectItemFields } from "../projects/map-project.ts";
import { inBoth, namesOf, type SearchDocument, type SearchSource } from "../search/source.ts";
import { nextChange } from "./consent.ts";
import { storyItemOf } from "./map-story.ts";
import { shownQuote } from "./quotes.ts";
import { storyRows, type ToldStory } from "./rows.ts";

/** Success stories, with the quote until its consent ends. */
export const searchedStories: SearchSource = {
  collection: "success-stories",
  async read(payload, ids) {
    const rows = (await storyRows(payload)).filter(({ id }) => ids.includes(id));
    return (await Promise.all(rows.map((row) => documentOf(payload, row)))).flat();
  },
};

async function documentOf(payload: Payload, row: ToldStory, now = new Date()): Promise<SearchDocument[]> {
  const [[doc], [project]] = await Promise.all([
    readByIds(payload, "success-stories", [row.id], { depth: 1 }),
    readByIds(payload, "projects", [row.project.id], { select: projectItemFields, depth: 1 }),
  ]);
  if (!doc || !project) return [];
  return [
    {
      name: `success-stories/${row.id}`,
      kind: "story",
      path: pages.story.href({ id: row.id }),
      until: nextChange(row.quote?.term ?? null, now),
      uses: [
        ...namesOf("projects", row.project.id),
        ...namesOf("project-groups", row.project.group),
        ...namesOf("consents", row.quote?.consent),
      ],
      texts: inBoth((locale) => {
        const [item] = storyItemOf(doc, project, locale);
        const quote = shownQuote(row.quote, { locale, now });
        return {
          title: item?.name ?? "",
          names: [item?.project.name, item?.project.place, item?.project.sector.name],
          summary: item?.summary,
          body: [
            ...[doc.problem, doc.work, doc.outcome].map((text) => plainTextOf(richTextOf(text, locale))),
            ...(item?.figures ?? []).map(({ label, value, unit, source, as_of }) =>
              [value, unit, label, source, as_of.text].filter(Boolean).join(" "),
            ),
            quote?.language === locale ? quote.text : quote?.translation,
            [quote?.name, quote?.title, quote?.organisation].filter(Boolean).join(", "),
          ],
          served: item?.locale.served ?? locale,
        };
      }),
    },
  ];
}
