import type { Payload } from "payload";
import type { Item, RowOf } from "../../model/item.ts";
import { label } from "../../platform/fields/label.ts";
import { inBoth, type Words } from "./reasons.ts";

/** A criterion for judging applications. Its key is that of its row, and stays when the criterion is renamed. */
export interface Criterion {
  key: string;
  name: Words;
}

type Row = RowOf<Item<"vacancies">["criteria"]>;

const overall: Criterion = { key: "overall", name: label("Overall", "समग्रमा") };

/** The vacancy's own criteria, else those of the careers page, else a general one. */
export async function criteriaOf(payload: Payload, vacancy: number): Promise<Criterion[]> {
  const { docs } = await payload.find({
    collection: "vacancies",
    where: { id: { equals: vacancy } },
    select: { criteria: true },
    locale: "all",
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const own = rowsOf(docs[0]);
  if (own.length > 0) return own;
  const page = await payload.findGlobal({ slug: "careers-page", locale: "all", depth: 0, overrideAccess: true });
  const usual = rowsOf(page);
  return usual.length > 0 ? usual : [overall];
}

const rowsOf = (of: unknown): Criterion[] =>
  ((of as { criteria?: Row[] | null } | undefined)?.criteria ?? []).map(({ id, name }) => ({
    key: String(id),
    name: inBoth(name),
  }));
