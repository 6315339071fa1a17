import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";

/** The firm's name in each language; a missing one falls back to the other. */
export async function readFirmNames(payload: Payload): Promise<Record<Locale, string>> {
  const identity = await payload.findGlobal({
    slug: "site-identity",
    locale: "all",
    depth: 0,
    overrideAccess: true,
  });
  const name = (identity["name"] ?? {}) as Partial<Record<Locale, string>>;
  return { en: name.en || name.ne || "", ne: name.ne || name.en || "" };
}
