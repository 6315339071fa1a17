import type { ContactField } from "@setu/contract/contact-fields";
import type { Locale } from "@setu/contract/locale";
import { digitsIn } from "../calendar/date-words.ts";

interface ContactTexts {
  /** Until the firm has written an answer of its own. */
  accepted: string;
  invalid: string;
  unavailable: string;
  required: Record<ContactField, string>;
  tooLong: (limit: number) => string;
  oneLine: string;
  email: string;
  phone: string;
}

/** What the contact operation says to a visitor, in their language. */
export const contactTexts: Record<Locale, ContactTexts> = {
  en: {
    accepted: "Thank you. Your message has reached us.",
    invalid: "Please correct the fields that are marked.",
    unavailable: "We could not store your message just now. Please try again in a moment.",
    required: {
      name: "Please tell us your name.",
      company: "Please tell us your company.",
      country: "Please select your country.",
      email: "Please give an e-mail address that we can answer to.",
      phone: "Please give a phone number.",
      message: "Please write your message.",
    },
    tooLong: (limit) => `Please use at most ${limit} characters.`,
    oneLine: "Please write this in one line, without special control characters.",
    email: "This does not look like an e-mail address. It should read like name@example.org.",
    phone: "Please give the phone number with digits, spaces, + and - only.",
  },
  ne: {
    accepted: "धन्यवाद। तपाईंको सन्देश हामीकहाँ आइपुग्यो।",
    invalid: "कृपया चिन्ह लगाइएका विवरण सच्याउनुहोस्।",
    unavailable: "अहिले तपाईंको सन्देश राख्न सकिएन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।",
    required: {
      name: "कृपया आफ्नो नाम लेख्नुहोस्।",
      company: "कृपया आफ्नो संस्थाको नाम लेख्नुहोस्।",
      country: "कृपया आफ्नो देश छान्नुहोस्।",
      email: "कृपया हामीले जवाफ पठाउन सक्ने इमेल ठेगाना दिनुहोस्।",
      phone: "कृपया फोन नम्बर दिनुहोस्।",
      message: "कृपया आफ्नो सन्देश लेख्नुहोस्।",
    },
    tooLong: (limit) => `कृपया बढीमा ${digitsIn(limit, "ne")} अक्षर प्रयोग गर्नुहोस्।`,
    oneLine: "कृपया यो विवरण एउटै पङ्क्तिमा, विशेष नियन्त्रण चिन्हबिना लेख्नुहोस्।",
    email: "यो इमेल ठेगाना जस्तो देखिएन। name@example.org जस्तो हुनुपर्छ।",
    phone: "कृपया फोन नम्बर अङ्क, खाली ठाउँ, + र - मात्र प्रयोग गरी दिनुहोस्।",
  },
};
