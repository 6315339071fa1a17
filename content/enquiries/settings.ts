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

/** The acknowledgement of a firm that has not written its own yet. */
const defaultAcknowledgement = {
  en: {
    subject: "We have received your message",
    text: "Dear {name},\n\nThank you for writing to us. Your message has reached us. Its reference is {reference}.",
  },
  ne: {
    subject: "तपाईंको सन्देश प्राप्त भयो",
    text: "{name} ज्यू,\n\nहामीलाई लेख्नुभएकोमा धन्यवाद। तपाईंको सन्देश प्राप्त भयो। यसको सन्दर्भ नम्बर {reference} हो।",
  },
} satisfies Record<Locale, { subject: string; text: string }>;

/**
 * Reads the settings for the server's own use: they are not public. A missing translation falls back to the other
 * language. For a firm that has filled in nothing yet, mails come from the site's host, and the acknowledgement is ours.
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
  const acknowledgement = defaultAcknowledgement[locale];
  return {
    recipient: text("recipient"),
    sender: text("sender") || `no-reply@${new URL(payload.config.serverURL).hostname}`,
    accepted: text("accepted"),
    acknowledgementSubject: text("acknowledgementSubject") || acknowledgement.subject,
    acknowledgement: text("acknowledgement") || acknowledgement.text,
    closing: text("closing"),
    overdueAfterHours: Number(settings.overdueAfterHours ?? defaultOverdueAfterHours),
  };
}
