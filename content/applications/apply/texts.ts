import type { ApplicationField } from "@setu/contract/application-fields";
import { devanagariDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";

interface ApplicationTexts {
  accepted: (reference: string) => string;
  invalid: string;
  unavailable: string;
  closed: string;
  keyUsed: string;
  labels: Record<ApplicationField, string>;
  /** The messages for required fields that are empty. */
  required: Partial<Record<ApplicationField, string>>;
  answer: string;
  tooLong: (limit: number) => string;
  tooManyWords: (limit: number, words: number) => string;
  oneLine: string;
  email: string;
  phone: string;
  years: string;
  profile: string;
  number: string;
  yesNo: string;
  consent: string;
  consentChanged: string;
  document: string;
  /** The messages of the form that requests a link. */
  emailOfApplication: string;
  reference: string;
  linkSent: string;
  linkExpired: string;
}

/** The answers to applying, in the applicant's language. */
export const applicationTexts: Record<Locale, ApplicationTexts> = {
  en: {
    accepted: (reference) => `We have your application. Its reference is ${reference}.`,
    invalid: "Please correct what is marked. Nothing that you wrote or sent is lost.",
    unavailable: "We could not save your application. Nothing is lost: please try again in a moment.",
    closed: "This vacancy no longer takes applications.",
    keyUsed:
      "This application was sent before with different content. Please open the form again and send it from there.",
    labels: {
      name: "Full name",
      name_ne: "Name in Devanagari",
      email: "Email",
      phone: "Phone",
      country: "Country",
      district: "District",
      current_position: "Current position",
      years_experience: "Years of experience",
      qualification: "Highest qualification",
      nec_no: "Nepal Engineering Council number",
      linkedin: "Address of an online profile",
      cover_letter: "Cover letter",
      heard_from: "Where did you hear about this position?",
      adjustments: "What would help you in an interview with us?",
    },
    required: {
      name: "Please write your full name.",
      email: "Please write the email address to which we can send the receipt.",
      phone: "Please write a phone number on which we can reach you.",
      country: "Please choose your country.",
    },
    answer: "Please answer this question.",
    tooLong: (limit) => `Please use at most ${limit} characters.`,
    tooManyWords: (limit, words) => `Please use at most ${limit} words; these are ${words}.`,
    oneLine: "Please write this on one line.",
    email: "This does not look like an email address. It should look like name@example.org.",
    phone: "This does not look like a phone number. Please write at least five digits, such as +977 1 555 0100.",
    years: "Please write the years as a whole number from 0 to 70.",
    profile: "Please write the whole address of the page, starting with https://.",
    number: "Please answer with a number, such as 3.",
    yesNo: "Please choose yes or no.",
    consent: "We may only keep your application if you agree to this.",
    consentChanged: "This text has changed since you opened the page. Please read it again and agree.",
    document: "Please add this document.",
    emailOfApplication: "Please write the email address you applied with.",
    reference: "This is not a reference of ours. It has ten letters and digits and looks like A-7F3K-92QX-M.",
    linkSent:
      "If there is such an application, we are sending a link to it to that address. The link is valid for 14 days.",
    linkExpired: "This link has expired or is incomplete. Please request a new one.",
  },
  ne: {
    accepted: (reference) => `तपाईंको आवेदन हामीकहाँ आइपुग्यो। यसको सन्दर्भ नम्बर ${reference} हो।`,
    invalid: "कृपया चिह्न लगाइएका कुरा सच्याउनुहोस्। तपाईंले लेख्नुभएको वा पठाउनुभएको केही हराएको छैन।",
    unavailable: "तपाईंको आवेदन सुरक्षित गर्न सकिएन। केही हराएको छैन: कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।",
    closed: "यस पदका लागि अब आवेदन लिइँदैन।",
    keyUsed: "यो आवेदन यसअघि अर्कै विवरणसहित पठाइएको थियो। कृपया फाराम फेरि खोलेर त्यहाँबाट पठाउनुहोस्।",
    labels: {
      name: "पूरा नाम",
      name_ne: "देवनागरीमा नाम",
      email: "इमेल",
      phone: "फोन",
      country: "देश",
      district: "जिल्ला",
      current_position: "हालको पद",
      years_experience: "अनुभव (वर्ष)",
      qualification: "उच्चतम योग्यता",
      nec_no: "नेपाल इन्जिनियरिङ परिषद् दर्ता नं.",
      linkedin: "अनलाइन प्रोफाइलको ठेगाना",
      cover_letter: "आवेदन पत्र",
      heard_from: "यस पदबारे कहाँबाट थाहा पाउनुभयो?",
      adjustments: "अन्तर्वार्तामा तपाईंलाई कस्तो सहजीकरण चाहिन्छ?",
    },
    required: {
      name: "कृपया आफ्नो पूरा नाम लेख्नुहोस्।",
      email: "कृपया हामीले आवेदन प्राप्तिको इमेल पठाउन सक्ने ठेगाना लेख्नुहोस्।",
      phone: "कृपया तपाईंलाई सम्पर्क गर्न सकिने फोन नम्बर लेख्नुहोस्।",
      country: "कृपया आफ्नो देश छान्नुहोस्।",
    },
    answer: "कृपया यस प्रश्नको जवाफ दिनुहोस्।",
    tooLong: (limit) => `कृपया बढीमा ${devanagariDigits(limit)} अक्षर लेख्नुहोस्।`,
    tooManyWords: (limit, words) =>
      `कृपया बढीमा ${devanagariDigits(limit)} शब्द लेख्नुहोस्; यहाँ ${devanagariDigits(words)} शब्द छन्।`,
    oneLine: "कृपया यो एउटै पङ्क्तिमा लेख्नुहोस्।",
    email: "यो इमेल ठेगानाजस्तो देखिएन। name@example.org को ढाँचामा लेख्नुहोस्।",
    phone: "यो फोन नम्बरजस्तो देखिएन। +977 1 555 0100 को ढाँचामा कम्तीमा पाँच अङ्क लेख्नुहोस्।",
    years: "कृपया अनुभवको वर्ष ० देखि ७० सम्मको पूर्ण अङ्कमा लेख्नुहोस्।",
    profile: "कृपया https:// बाट सुरु हुने पूरा ठेगाना लेख्नुहोस्।",
    number: "कृपया अङ्कमा जवाफ दिनुहोस्, जस्तै ३।",
    yesNo: "कृपया हो वा होइन छान्नुहोस्।",
    consent: "तपाईं यसमा सहमत हुनुभए मात्र हामी तपाईंको आवेदन राख्न सक्छौँ।",
    consentChanged: "तपाईंले पृष्ठ खोल्नुभएपछि यो पाठ फेरिएको छ। कृपया फेरि पढेर सहमति जनाउनुहोस्।",
    document: "कृपया यो कागजात थप्नुहोस्।",
    emailOfApplication: "कृपया आवेदन दिँदाको इमेल ठेगाना लेख्नुहोस्।",
    reference: "यो हाम्रो सन्दर्भ नम्बरजस्तो देखिएन। यसमा दस अक्षर र अङ्क हुन्छन्, जस्तै A-7F3K-92QX-M।",
    linkSent: "त्यस्तो आवेदन छ भने त्यसको लिङ्क त्यही इमेल ठेगानामा पठाइँदै छ। लिङ्क १४ दिन चल्छ।",
    linkExpired: "यस लिङ्कको म्याद सकियो वा लिङ्क पूरा छैन। कृपया नयाँ लिङ्क मगाउनुहोस्।",
  },
};
