import type { ApplicationField } from "@setu/contract/application-fields";
import type { Locale } from "@setu/contract/locale";

interface ApplicationTexts {
  accepted: (reference: string) => string;
  invalid: string;
  unavailable: string;
  full: string;
  tooMuchUnsent: string;
  judgesBusy: string;
  closed: string;
  keyUsed: string;
  labels: Record<ApplicationField, string>;
  required: string;
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
  paper: string;
  paperGone: string;
  unknownPaper: string;
  tooBig: (megabytes: number) => string;
  refusedPaper: Record<string, string> & { type: string };
  wrongOffset: string;
  linkSent: string;
  linkExpired: string;
}

/** What applying says to an applicant, in their language. */
export const applicationTexts: Record<Locale, ApplicationTexts> = {
  en: {
    accepted: (reference) => `We have your application. Its reference is ${reference}.`,
    invalid: "Please correct what is marked. Nothing that you wrote or sent is lost.",
    unavailable: "We could not store your application just now. Nothing is lost: please try again in a moment.",
    full: "There is no room for this file just now. Please try again in a few minutes.",
    tooMuchUnsent:
      "Many files from your connection have not been sent in with an application yet. Please send the application, or add this file in a few hours.",
    judgesBusy: "Many files are being checked just now. Please add this one again in a few seconds.",
    closed: "This vacancy no longer takes applications.",
    keyUsed: "This application was sent before with other words. Please open the form again and send it from there.",
    labels: {
      name: "Full name",
      name_ne: "Name in Devanagari",
      email: "E-mail",
      phone: "Phone",
      country: "Country",
      district: "District",
      current_position: "Present position",
      years_experience: "Years of experience",
      qualification: "Highest qualification",
      nec_no: "Nepal Engineering Council number",
      linkedin: "Address of a profile on the web",
      cover_letter: "Letter",
      heard_from: "Where did you hear of this post?",
      adjustments: "What would help you in a conversation with us?",
    },
    required: "Please fill this in.",
    tooLong: (limit) => `Please use at most ${limit} characters.`,
    tooManyWords: (limit, words) => `Please use at most ${limit} words; these are ${words}.`,
    oneLine: "Please write this in one line, without special control characters.",
    email: "This does not look like an e-mail address. It should read like name@example.org.",
    phone: "Please give the phone number with digits, spaces, + and - only.",
    years: "Please give the years as a number from 0 to 70.",
    profile: "Please give an address that begins with https://.",
    number: "Please give a number.",
    yesNo: "Please choose yes or no.",
    consent: "We may only keep your application if you agree to this.",
    consentChanged: "This text has changed since you opened the page. Please read it again and agree.",
    paper: "Please add this paper.",
    paperGone: "This file is no longer here. Please add it again.",
    unknownPaper: "This vacancy does not ask for such a paper.",
    tooBig: (megabytes) => `This file is too big: it may have ${megabytes} MB at most.`,
    refusedPaper: {
      type: "This file is not of a kind that is asked for here, whatever its name says.",
      empty: "This file is empty.",
      damaged: "This file cannot be read: it is damaged or incomplete. Please save it anew and add it again.",
      locked: "This file is locked by a password. Please add it without one.",
      macros: "This file brings macros or a program with it. Please save it as a plain document or a PDF.",
      remote: "This file fetches something from elsewhere when it is opened. Please save it as a PDF.",
      bomb: "This file unpacks to far more than a paper has. Please save it as a PDF.",
      nested: "Other files are packed into this one. Please add each paper by itself.",
      polyglot: "This file is two kinds of file at once. Please save it anew and add it again.",
      pixels: "This picture is too large. Please make it smaller than 40 million pixels.",
      heavy:
        "Checking this file takes too much time or memory. Please save it again, a picture with fewer pixels or a document as a plain PDF, and add that.",
    },
    wrongOffset: "The file goes on elsewhere.",
    linkSent: "If there is such an application, a link to it is on its way to that address. It holds for 14 days.",
    linkExpired: "This link has run out or is not complete. Please ask for a new one.",
  },
  ne: {
    accepted: (reference) => `तपाईंको आवेदन हामीकहाँ आइपुग्यो। यसको सन्दर्भ नम्बर ${reference} हो।`,
    invalid: "कृपया चिन्ह लगाइएका कुरा सच्याउनुहोस्। तपाईंले लेखेको वा पठाएको केही हराएको छैन।",
    unavailable: "अहिले तपाईंको आवेदन राख्न सकिएन। केही हराएको छैन: कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।",
    full: "अहिले यो फाइल राख्ने ठाउँ छैन। कृपया केही मिनेटपछि फेरि प्रयास गर्नुहोस्।",
    tooMuchUnsent:
      "तपाईंको इन्टरनेटबाट आएका धेरै फाइल अझै आवेदनसँग पठाइएका छैनन्। कृपया आवेदन पठाउनुहोस्, वा यो फाइल केही घण्टापछि थप्नुहोस्।",
    judgesBusy: "अहिले धेरै फाइल जाँच भइरहेका छन्। कृपया केही सेकेन्डपछि यो फाइल फेरि थप्नुहोस्।",
    closed: "यो पदका लागि अब आवेदन लिइँदैन।",
    keyUsed: "यो आवेदन यसअघि अर्कै विवरणसहित पठाइएको थियो। कृपया फारम फेरि खोलेर त्यहाँबाट पठाउनुहोस्।",
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
      linkedin: "वेबमा रहेको प्रोफाइलको ठेगाना",
      cover_letter: "निवेदन",
      heard_from: "यो पदबारे कहाँबाट थाहा पाउनुभयो?",
      adjustments: "हामीसँगको कुराकानीमा तपाईंलाई केले सजिलो हुन्छ?",
    },
    required: "कृपया यो भर्नुहोस्।",
    tooLong: (limit) => `कृपया बढीमा ${limit} अक्षर लेख्नुहोस्।`,
    tooManyWords: (limit, words) => `कृपया बढीमा ${limit} शब्द लेख्नुहोस्; यहाँ ${words} शब्द छन्।`,
    oneLine: "कृपया यो एकै पङ्क्तिमा, विशेष नियन्त्रण चिन्हविना लेख्नुहोस्।",
    email: "यो इमेल ठेगाना जस्तो देखिएन। name@example.org जस्तो लेख्नुहोस्।",
    phone: "फोन नम्बरमा अङ्क, खाली ठाउँ, + र - मात्र लेख्नुहोस्।",
    years: "कृपया वर्ष ० देखि ७० सम्मको अङ्कमा लेख्नुहोस्।",
    profile: "कृपया https:// बाट सुरु हुने ठेगाना लेख्नुहोस्।",
    number: "कृपया अङ्क लेख्नुहोस्।",
    yesNo: "कृपया हो वा होइन छान्नुहोस्।",
    consent: "तपाईं यसमा सहमत हुनुभए मात्र हामी तपाईंको आवेदन राख्न सक्छौँ।",
    consentChanged: "तपाईंले पृष्ठ खोलेपछि यो पाठ फेरिएको छ। कृपया फेरि पढेर सहमति जनाउनुहोस्।",
    paper: "कृपया यो कागजात थप्नुहोस्।",
    paperGone: "यो फाइल अब यहाँ छैन। कृपया फेरि थप्नुहोस्।",
    unknownPaper: "यस पदका लागि यस्तो कागजात मागिएको छैन।",
    tooBig: (megabytes) => `यो फाइल धेरै ठूलो छ: बढीमा ${megabytes} MB हुन सक्छ।`,
    refusedPaper: {
      type: "फाइलको नाम जे भए पनि यहाँ मागिएको प्रकारको फाइल यो होइन।",
      empty: "यो फाइल खाली छ।",
      damaged: "यो फाइल पढ्न सकिएन: बिग्रिएको वा अधुरो छ। कृपया फेरि सुरक्षित गरेर थप्नुहोस्।",
      locked: "यो फाइल पासवर्डले बन्द छ। कृपया पासवर्डविनाको फाइल थप्नुहोस्।",
      macros: "यस फाइलमा म्याक्रो वा प्रोग्राम छ। कृपया साधारण कागजात वा PDF बनाएर थप्नुहोस्।",
      remote: "यो फाइल खोल्दा बाहिरबाट केही तान्छ। कृपया PDF बनाएर थप्नुहोस्।",
      bomb: "यो फाइल खोल्दा कागजातभन्दा धेरै ठूलो हुन्छ। कृपया PDF बनाएर थप्नुहोस्।",
      nested: "यस फाइलभित्र अरू फाइल छन्। कृपया प्रत्येक कागजात छुट्टै थप्नुहोस्।",
      polyglot: "यो फाइल एकैचोटि दुई प्रकारको छ। कृपया फेरि सुरक्षित गरेर थप्नुहोस्।",
      pixels: "यो तस्बिर धेरै ठूलो छ। कृपया चार करोड पिक्सेलभन्दा सानो बनाउनुहोस्।",
      heavy: "यो फाइल जाँच्न धेरै समय वा मेमोरी लाग्छ। कृपया तस्बिर भए पिक्सेल घटाएर, कागजात भए साधारण PDF बनाएर फेरि थप्नुहोस्।",
    },
    wrongOffset: "फाइल अर्कै ठाउँबाट अघि बढ्छ।",
    linkSent: "त्यस्तो आवेदन छ भने त्यसको लिङ्क त्यही इमेलमा पठाइँदै छ। लिङ्क १४ दिन चल्छ।",
    linkExpired: "यो लिङ्कको म्याद सकियो वा लिङ्क पूरा छैन। कृपया नयाँ लिङ्क मगाउनुहोस्।",
  },
};
