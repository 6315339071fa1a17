import { faqGroups } from "@setu/contract/faqs/faqs";
import { locales } from "@setu/contract/locale";
import type { Payload } from "payload";
import type { Item } from "../model/item.ts";
import { keptRows } from "../platform/reading/kept-rows.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { type SearchedText, searchedText } from "../platform/search/searched-text.ts";
import { publishedNames } from "../platform/store/published.ts";
import { storedText } from "../platform/text/stored-text.ts";
import { faqGroupWords } from "./words.ts";

const fields = { name: true, answer: true, group: true, service: true, _order: true } as const;
type Stored = Item<"faqs", "id" | keyof typeof fields>;

/** The fields by which questions are filtered, searched and ordered. */
export interface FaqRow extends Pick<Stored, "id" | "name" | "group"> {
  service: number | null;
  /** Its place among all questions: by group, then in the editors' order. */
  place: string;
  search: SearchedText;
}

/** All published questions, by group and in the editors' order. */
export const faqRows = keptRows<FaqRow>({
  collection: "faqs",
  table: "faqs",
  compare: (a, b) => (a.place < b.place ? -1 : Number(a.place > b.place)) || a.id - b.id,
  uses: { services: ({ service }) => (service ? [service] : []) },
  async read(payload: Payload, ids) {
    const docs = await readByIds(payload, "faqs", ids, { select: fields, depth: 0 });
    const services = await publishedNames(
      payload,
      "services",
      docs.flatMap(({ service }) => (typeof service === "number" ? service : [])),
    );
    return docs.map(({ id, name, answer, group, service, _order: order }) => ({
      id,
      name,
      group,
      service: typeof service === "number" ? service : null,
      place: `${faqGroups.indexOf(group)} ${order ?? ""}`,
      search: searchedText([
        [`${faqGroupWords[group].en} ${faqGroupWords[group].ne}`, "summary"],
        [services.get(Number(service)), "name"],
        ...locales.flatMap(
          (locale) =>
            [
              [name?.[locale], "title"],
              [storedText(answer?.[locale], locale), "text"],
            ] as const,
        ),
      ]),
    }));
  },
});
