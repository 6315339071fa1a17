import { Consent } from "@setu/contract/applications";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { readConsent } from "../system/settings.ts";

/** What applicants agree to, in one language, with the version that an application names. */
export const consent = async (payload: Payload, locale: Locale): Promise<Consent> =>
  Consent.parse(await readConsent(payload, locale));
