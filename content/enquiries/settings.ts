import { type Locale, otherLocale } from "@setu/contract/locale";
import type { Payload } from "payload";

/** The firm's settings for enquiries, in one language. */
export interface EnquirySettings {
  recipient: string;
  sender: string;
  accepted: string;
  acknowledgementSubject: string;
  acknowledgement: string;
  /** The closing of every answer. */
  closing: string;
  /** The hours after which a waiting message is overdue. */
  overdueAfterHours: number;
}

/** Two days, as the seeded acknowledgement promises. */
const defaultOverdueAfterHours = 48;

/**
 * Reads the settings for the server's own use: they are not public. A missing translation falls back to the other
 * language.
 */
export async function readEnquirySettings(payload: Payload, locale: Locale): Promise<EnquirySettings> {
  const settings = await payload.findGlobal({
    slug: "enquiry-settings",
    locale,
    fallbackLocale: otherLocale(locale),
    depth: 0,
    overrideAccess: true,
  });
  const text = (name: string) => String(settings[name] ?? "");
  return {
    recipient: text("recipient"),
    sender: text("sender"),
    accepted: text("accepted"),
    acknowledgementSubject: text("acknowledgementSubject"),
    acknowledgement: text("acknowledgement"),
    closing: text("closing"),
    overdueAfterHours: Number(settings.overdueAfterHours ?? defaultOverdueAfterHours),
  };
}
