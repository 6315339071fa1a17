import type { Identity } from "@setu/contract/firm/identity";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { readGlobal } from "../platform/reading/public-read.ts";
import { identityOf } from "./map-identity.ts";

/** The firm's identity, for the header of the back office. */
export async function siteIdentity(payload: Payload, locale: Locale): Promise<Identity> {
  return identityOf(await readGlobal(payload, "site-identity", { depth: 1 }), locale);
}
