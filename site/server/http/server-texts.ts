import { devanagariDigits, digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";

interface ServerTexts {
  feeds: { news: string; notices: string; careers: string; forum: string };
  closes: (title: string) => string;
  cancelled: (title: string) => string;
  closed: (title: string) => string;
  extended: (deadline: string, before: string) => string;
  correction: string;
  addendum: (number: number, date: string) => string;
  tooManyMessages: (seconds: number) => string;
  tooManyRequests: string;
  tooManyForms: (seconds: number) => string;
  tooManySearches: string;
  tooManySignIns: (minutes: number) => string;
  tooManyScreens: string;
  signedOut: string;
  starting: string;
  adminDown: string;
  badRequest: string;
  notFound: string;
  methodNotAllowed: string;
  tooLarge: string;
  fileTooLarge: string;
  unsupportedMediaType: string;
  unexpected: string;
  unavailable: string;
  searchInPreparation: string;
  tooManyFiles: string;
  oneFile: string;
}

const waits = {
  en: {
    minutes: (n: string) => (n === "1" ? "in a minute" : `in ${n} minutes`),
    hours: (n: string) => `in ${n} hours`,
  },
  ne: { minutes: (n: string) => `${n} मिनेटपछि`, hours: (n: string) => `${n} घण्टापछि` },
};

/** A time to wait, as people read it: "in a minute", "in 9 minutes", "in 3 hours". Never less than the given seconds. */
function waitText(seconds: number, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 120
    ? waits[locale].minutes(digitsIn(minutes, locale))
    : waits[locale].hours(digitsIn(Math.ceil(minutes / 60), locale));
}

/** The server's own messages to visitors. */
export const serverTexts: Record<Locale, ServerTexts> = {
  en: {
    feeds: { news: "News and events", notices: "Notices", careers: "Open vacancies", forum: "Forum" },
    closes: (title) => `Deadline: ${title}`,
    cancelled: (title) => `Cancelled: ${title}`,
    closed: (title) => `Closed: ${title}`,
    extended: (deadline, before) => `Deadline extended to ${deadline}; before: ${before}`,
    correction: "Correction",
    addendum: (number, date) => `Addendum ${number}, ${date}`,
    tooManyMessages: (seconds) =>
      `This has been sent several times in a short time from your network. Please try again ${waitText(seconds, "en")}.`,
    tooManyRequests: "Too many requests have come from your network. Please wait a moment and try again.",
    tooManyForms: (seconds) =>
      `This has not been sent: too many requests have come from your network. Please go back, where your browser usually keeps what you typed, and send it again ${waitText(seconds, "en")}.`,
    tooManySearches:
      "Many searches have come from your network in a few seconds. Please wait a moment and search again.",
    tooManySignIns: (minutes) =>
      `Too many attempts. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again, or use “Forgot password?” to choose a new one. An owner of this website can also help you.`,
    tooManyScreens: "Too many requests. Please wait a little and try again.",
    signedOut: "You are not signed in. Please sign in again.",
    starting: "The site is starting. Please try again in a moment.",
    adminDown: "The back office is starting. Please try again in a moment.",
    badRequest: "This request could not be understood.",
    notFound: "There is nothing at this address.",
    methodNotAllowed: "This address cannot be used in this way.",
    tooLarge: "This is too large to send.",
    fileTooLarge: "This file is too large. A picture may be up to 25 MB, a document up to 40 MB.",
    unsupportedMediaType: "Please send the fields as JSON.",
    unexpected: "Something went wrong",
    unavailable: "The site is busy just now. Please try again in a moment.",
    searchInPreparation: "The search is being prepared. It will be ready in a moment.",
    tooManyFiles:
      "Many files have come from your connection in a short time. Please add this file again in a few minutes.",
    oneFile: "Please add only one file here.",
  },
  ne: {
    feeds: { news: "समाचार तथा कार्यक्रम", notices: "सूचनाहरू", careers: "रिक्त पदहरू", forum: "छलफल" },
    closes: (title) => `अन्तिम म्याद: ${title}`,
    cancelled: (title) => `रद्द: ${title}`,
    closed: (title) => `बन्द: ${title}`,
    extended: (deadline, before) => `म्याद थपिएको: ${deadline}; साबिकको म्याद: ${before}`,
    correction: "भूल सुधार",
    addendum: (number, date) => `संशोधन सूचना ${devanagariDigits(number)}, ${date}`,
    tooManyMessages: (seconds) =>
      `तपाईंको नेटवर्कबाट छोटो समयमै यो धेरै पटक पठाइयो। कृपया ${waitText(seconds, "ne")} फेरि प्रयास गर्नुहोस्।`,
    tooManyRequests: "तपाईंको नेटवर्कबाट धेरै अनुरोध आए। कृपया एकछिन पर्खेर फेरि प्रयास गर्नुहोस्।",
    tooManyForms: (seconds) =>
      `तपाईंको नेटवर्कबाट धेरै अनुरोध आएकाले यो पठाइएन। कृपया अघिल्लो पृष्ठमा फर्कनुहोस् र ${waitText(seconds, "ne")} फेरि पठाउनुहोस्। तपाईंले लेखेको कुरा प्रायः ब्राउजरमै रहन्छ।`,
    tooManySearches: "तपाईंको नेटवर्कबाट केही सेकेन्डमै धेरै खोज भए। कृपया एकछिन पर्खेर फेरि खोज्नुहोस्।",
    tooManySignIns: (minutes) =>
      `धेरै पटक प्रयास भयो। कृपया ${devanagariDigits(minutes)} मिनेटपछि फेरि प्रयास गर्नुहोस्, वा “पासवर्ड बिर्सनुभयो?” बाट नयाँ पासवर्ड राख्नुहोस्। यस वेबसाइटको स्वामीले पनि सहयोग गर्न सक्नुहुन्छ।`,
    tooManyScreens: "धेरै अनुरोध आए। कृपया केही बेर पर्खेर फेरि प्रयास गर्नुहोस्।",
    signedOut: "तपाईंले लग इन गर्नुभएको छैन। कृपया फेरि लग इन गर्नुहोस्।",
    starting: "वेबसाइट सुरु हुँदै छ। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।",
    adminDown: "व्यवस्थापन प्यानल सुरु हुँदै छ। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।",
    badRequest: "यो अनुरोध बुझ्न सकिएन।",
    notFound: "यस ठेगानामा केही छैन।",
    methodNotAllowed: "यो ठेगाना यसरी प्रयोग गर्न मिल्दैन।",
    tooLarge: "यो पठाउन धेरै ठूलो भयो।",
    fileTooLarge: "यो फाइल धेरै ठूलो छ। तस्बिर बढीमा २५ एमबी र कागजात बढीमा ४० एमबीको हुन सक्छ।",
    unsupportedMediaType: "कृपया विवरण JSON मा पठाउनुहोस्।",
    unexpected: "केही गडबड भयो",
    unavailable: "अहिले वेबसाइट व्यस्त छ। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।",
    searchInPreparation: "खोज तयार हुँदै छ। एकैछिनमा उपलब्ध हुनेछ।",
    tooManyFiles: "तपाईंको इन्टरनेट जडानबाट छोटो समयमा धेरै फाइल आए। कृपया केही मिनेटपछि यो फाइल फेरि थप्नुहोस्।",
    oneFile: "कृपया यहाँ एउटा मात्र फाइल थप्नुहोस्।",
  },
};
