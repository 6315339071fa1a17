import type { Payload } from "payload";
import { inLocale, type Localized } from "../mapping/localized.ts";

export interface Words {
  en: string;
  ne: string;
}

export const inBoth = (text: Localized): Words => ({ en: inLocale(text, "en"), ne: inLocale(text, "ne") });

/** Why an application can be refused, in both languages. */
export async function reasonsOf(payload: Payload): Promise<{ id: number; name: Words }[]> {
  const { docs } = await payload.find({
    collection: "refusal-reasons",
    locale: "all",
    sort: "id",
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  return (docs as unknown as { id: number; name: Localized }[]).map(({ id, name }) => ({ id, name: inBoth(name) }));
}
