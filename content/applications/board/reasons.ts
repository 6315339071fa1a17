import type { Payload } from "payload";
import type { Item } from "../../model/item.ts";
import { inLocale, type Localized } from "../../platform/reading/localized.ts";

export interface Words {
  en: string;
  ne: string;
}

export const inBoth = (text: Localized): Words => ({ en: inLocale(text, "en"), ne: inLocale(text, "ne") });

/** A reason for refusing an application, in both languages. */
export interface Reason {
  id: number;
  /** Only for the staff. */
  name: Words;
  /** The text about it for the mail; empty in a language in which nobody has written it. */
  toApplicant: Words;
}

export async function reasonsOf(payload: Payload): Promise<Reason[]> {
  const { docs } = await payload.find({
    collection: "refusal-reasons",
    locale: "all",
    sort: "id",
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  return (docs as Item<"refusal-reasons", "id" | "name" | "toApplicant">[]).map(({ id, name, toApplicant }) => ({
    id,
    name: inBoth(name),
    toApplicant: { en: toApplicant?.en?.trim() ?? "", ne: toApplicant?.ne?.trim() ?? "" },
  }));
}
