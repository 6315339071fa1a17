import { digitsIn } from "@setu/contract/digits";
import type { ContactField } from "@setu/contract/enquiries/enquiry-fields";
import type { Locale } from "@setu/contract/locale";

interface ContactTexts {
  /** The default until the firm has written an answer of its own. */
  accepted: string;
  invalid: string;
  unavailable: string;
  keyUsed: string;
  required: Record<ContactField, string>;
  tooLong: (limit: number) => string;
  words: (limit: number, count: number) => string;
  oneLine: string;
  email: string;
  phone: string;
}

/** Messages of the contact form, in the visitor's language. */
export const contactTexts: Record<Locale, ContactTexts> = {
  en: {
    accepted: "Thank you. Your message has reached us.",
    invalid: "Please correct the fields that are marked.",
    unavailable: "We could not save your message. Please try again in a moment.",
    keyUsed:
      "You have already sent another message from this form. Please open the page again and send this one from there.",
    required: {
      name: "Please tell us your name.",
      company: "Please tell us your company.",
      country: "Please select your country.",
      email: "Please write an email address that we can reply to.",
      phone: "Please write a phone number.",
      message: "Please write your message.",
    },
    tooLong: (limit) => `Please use at most ${limit} characters.`,
    words: (limit, count) => `Please use at most ${limit} words. There are ${count}.`,
    oneLine: "Please write this on one line.",
    email: "This does not look like an email address. It should look like name@example.org.",
    phone: "This does not look like a phone number. Please write at least five digits, such as +977 1 555 0100.",
  },
  ne: {
    accepted: "धन्यवाद। तपाईंको सन्देश हामीकहाँ आइपुग्यो।",
    invalid: "कृपया चिह्न लगाइएका विवरण सच्याउनुहोस्।",
    unavailable: "तपाईंको सन्देश सुरक्षित गर्न सकिएन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।",
    keyUsed: "तपाईंले यस फारामबाट यसअघि अर्को सन्देश पठाइसक्नुभएको छ। कृपया पृष्ठ फेरि खोलेर त्यहाँबाट यो सन्देश पठाउनुहोस्।",
    required: {
      name: "कृपया आफ्नो नाम लेख्नुहोस्।",
      company: "कृपया आफ्नो संस्थाको नाम लेख्नुहोस्।",
      country: "कृपया आफ्नो देश छान्नुहोस्।",
      email: "कृपया हामीले जवाफ पठाउन सक्ने इमेल ठेगाना दिनुहोस्।",
      phone: "कृपया फोन नम्बर दिनुहोस्।",
      message: "कृपया आफ्नो सन्देश लेख्नुहोस्।",
    },
    tooLong: (limit) => `कृपया बढीमा ${digitsIn(limit, "ne")} अक्षर लेख्नुहोस्।`,
    words: (limit, count) => `कृपया बढीमा ${digitsIn(limit, "ne")} शब्द लेख्नुहोस्। अहिले ${digitsIn(count, "ne")} शब्द छन्।`,
    oneLine: "कृपया यो एउटै पङ्क्तिमा लेख्नुहोस्।",
    email: "यो इमेल ठेगानाजस्तो देखिएन। name@example.org को ढाँचामा लेख्नुहोस्।",
    phone: "यो फोन नम्बरजस्तो देखिएन। +977 1 555 0100 को ढाँचामा कम्तीमा पाँच अङ्क लेख्नुहोस्।",
  },
};
