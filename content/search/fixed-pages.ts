import type { Locale } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { inBoth, type PageTexts, type SearchDocument, type WholeSource } from "./source.ts";

interface FixedPage {
  path: string;
  title: Record<Locale, string>;
  summary: Record<Locale, string>;
  /** Other words by which visitors look for the page. */
  words: Record<Locale, string>;
}

/** Pages with fixed texts: a visitor who types "contact" or "jobs" wants the page itself. */
const fixed: readonly FixedPage[] = [
  {
    path: pages.home.href({}, "#contact"),
    title: { en: "Contact Us", ne: "सम्पर्क" },
    summary: {
      en: "Write to us, or find the address and phone number of an office.",
      ne: "हामीलाई लेख्नुहोस्, वा कार्यालयको ठेगाना र फोन नम्बर हेर्नुहोस्।",
    },
    words: {
      en: "contact message write email phone number address get in touch enquiry form press media journalists",
      ne: "सम्पर्क सन्देश इमेल फोन नम्बर ठेगाना सोधपुछ फाराम पत्रकार सञ्चारमाध्यम",
    },
  },
  {
    path: pages.careers.href(),
    title: { en: "Careers", ne: "रोजगारी" },
    summary: {
      en: "Open vacancies, how we hire, and how to apply.",
      ne: "खुला रिक्त पद, हाम्रो छनोट प्रक्रिया र आवेदन दिने तरिका।",
    },
    words: {
      en: "careers jobs vacancies work with us hiring employment apply application internship",
      ne: "रोजगारी जागिर रिक्त पद भर्ना दरखास्त आवेदन काम इन्टर्नसिप",
    },
  },
  {
    path: pages.faqs.href(),
    title: { en: "Frequently asked questions", ne: "बारम्बार सोधिने प्रश्नहरू" },
    summary: {
      en: "What clients, contractors, applicants and the people near our projects ask us most often.",
      ne: "ग्राहक, निर्माण व्यवसायी, आवेदक र परियोजना छेउछाउका बासिन्दाले धेरै सोध्ने प्रश्न।",
    },
    words: { en: "FAQ questions answers help", ne: "प्रश्न जवाफ जिज्ञासा सहायता" },
  },
  {
    path: pages.complaints.href(),
    title: { en: "Complaint and feedback", ne: "गुनासो तथा प्रतिक्रिया" },
    summary: {
      en: "Make a complaint, with or without your name, and follow its progress with a code.",
      ne: "नाम खुलाएर वा नखुलाई गुनासो गर्नुहोस्, र के भयो भनी कोडबाट हेर्नुहोस्।",
    },
    words: {
      en: "complaint grievance feedback suggestion form harassment corruption compensation report a problem emergency helpline",
      ne: "गुनासो उजुरी प्रतिक्रिया सुझाव फाराम दुर्व्यवहार भ्रष्टाचार क्षतिपूर्ति समस्या आपत् हेल्पलाइन",
    },
  },
  {
    path: pages.complaintFigures.href(),
    title: { en: "Complaints in figures", ne: "गुनासोको तथ्याङ्क" },
    summary: {
      en: "Complaints received in each fiscal year, and their outcomes.",
      ne: "हरेक आर्थिक वर्षमा आएका गुनासो र तिनको नतिजा।",
    },
    words: {
      en: "complaint grievance statistics number of complaints yearly data",
      ne: "गुनासो उजुरी सङ्ख्या वार्षिक विवरण",
    },
  },
  {
    path: pages.myApplication.href(),
    title: { en: "Your application", ne: "तपाईंको आवेदन" },
    summary: {
      en: "Follow the progress of an application, and correct, copy or withdraw it.",
      ne: "आवेदन कहाँ पुग्यो हेर्नुहोस्; सच्याउन, प्रति लिन वा फिर्ता लिन पनि सकिन्छ।",
    },
    words: {
      en: "track application status progress reference number link withdraw correct change",
      ne: "आवेदन दरखास्त अवस्था स्थिति सन्दर्भ नम्बर लिङ्क फिर्ता सच्याउने",
    },
  },
  {
    path: pages.notices.href(),
    title: { en: "Notices", ne: "सूचनाहरू" },
    summary: {
      en: "Tenders, expressions of interest, results and other public notices.",
      ne: "बोलपत्र, आशयपत्र, नतिजा र अन्य सार्वजनिक सूचना।",
    },
    words: {
      en: "notices tenders bids procurement expression of interest EOI results announcements",
      ne: "सूचना बोलपत्र टेन्डर खरिद आशयपत्र नतिजा ठेक्का",
    },
  },
  {
    path: pages.stories.href(),
    title: { en: "Success stories", ne: "सफलताका कथा" },
    summary: {
      en: "What our work has changed, in figures and in the words of the people it serves.",
      ne: "हाम्रो कामले के बदल्यो, अङ्कमा र सेवा पाउनेहरूकै शब्दमा।",
    },
    words: {
      en: "success stories impact results outcomes testimonials case studies what changed",
      ne: "सफलताका कथा प्रभाव नतिजा अनुभव परिवर्तन प्रतिक्रिया",
    },
  },
  {
    path: pages.projects.href(),
    title: { en: "Projects", ne: "परियोजनाहरू" },
    summary: {
      en: "All our projects, by sector, place, size and client.",
      ne: "क्षेत्र, स्थान, आकार र ग्राहकअनुसार हाम्रा सबै परियोजना।",
    },
    words: { en: "all projects work portfolio references map", ne: "सबै परियोजना आयोजना काम नक्सा" },
  },
  {
    path: pages.newsList.href(),
    title: { en: "News and Events", ne: "समाचार तथा कार्यक्रम" },
    summary: {
      en: "News, upcoming events and awards.",
      ne: "नयाँ समाचार, आगामी कार्यक्रम र पाएका सम्मान।",
    },
    words: { en: "news events press awards media", ne: "समाचार कार्यक्रम पुरस्कार प्रेस" },
  },
  {
    path: pages.reports.href(),
    title: { en: "Reports", ne: "प्रतिवेदन" },
    summary: {
      en: "Annual reports, technical papers and policies to download.",
      ne: "डाउनलोड गर्न मिल्ने वार्षिक प्रतिवेदन, प्राविधिक प्रतिवेदन र नीति।",
    },
    words: {
      en: "annual reports documents publications downloads brochure PDF",
      ne: "वार्षिक प्रतिवेदन कागजात प्रकाशन डाउनलोड ब्रोसर",
    },
  },
  {
    path: pages.members.href(),
    title: { en: "Team Members", ne: "टोलीका सदस्यहरू" },
    summary: {
      en: "The people who work here, by discipline and office.",
      ne: "विधा र कार्यालयअनुसार यहाँ काम गर्ने व्यक्तिहरू।",
    },
    words: { en: "team members people staff engineers experts", ne: "टोली सदस्य कर्मचारी इन्जिनियर विज्ञ" },
  },
  {
    path: pages.keyPersonnel.href(),
    title: { en: "Key Personnel", ne: "प्रमुख व्यक्तिहरू" },
    summary: {
      en: "The people who lead the firm and its divisions.",
      ne: "संस्था र यसका महाशाखाको नेतृत्व गर्ने व्यक्तिहरू।",
    },
    words: { en: "key personnel management leadership directors", ne: "प्रमुख व्यक्ति व्यवस्थापन नेतृत्व" },
  },
  {
    path: pages.boardMembers.href(),
    title: { en: "Board of Directors", ne: "सञ्चालक समिति" },
    summary: {
      en: "The present board and its past members.",
      ne: "हालको सञ्चालक समिति र यसअघिका सदस्यहरू।",
    },
    words: { en: "board of directors chair members governance", ne: "सञ्चालक समिति अध्यक्ष सञ्चालक" },
  },
  {
    path: pages.albumCategories.href(),
    title: { en: "Gallery", ne: "ग्यालरी" },
    summary: {
      en: "Photos of our projects and of the people who build them.",
      ne: "हाम्रा परियोजना र तिनलाई बनाउने व्यक्तिहरूका तस्बिर।",
    },
    words: { en: "gallery photos pictures albums images", ne: "ग्यालरी तस्बिर फोटो एल्बम" },
  },
  {
    path: pages.alerts.href(),
    title: { en: "Email alerts", ne: "इमेल सूचना" },
    summary: {
      en: "Emails about new vacancies and notices.",
      ne: "नयाँ रिक्त पद र सूचनाबारे इमेल।",
    },
    words: { en: "email alerts subscribe subscription mails", ne: "इमेल सूचना सदस्यता जानकारी" },
  },
];

/** The pages that are always there. */
export const fixedPagePaths: readonly string[] = fixed.map(({ path }) => path);

const documentOf = ({ path, title, summary, words }: FixedPage, texts?: PageTexts): SearchDocument => ({
  name: `pages${path}`,
  kind: "page",
  path,
  until: texts?.until,
  texts: inBoth((locale) => ({
    title: title[locale],
    lookedUpBy: [words[locale]],
    summary: summary[locale],
    body: texts?.body[locale] ?? [],
    served: locale,
  })),
});

/** The pages with fixed titles. `readers` read what editors have written on some of them, by their paths. */
export const fixedPages = (
  readers: Readonly<Record<string, (payload: Payload) => Promise<PageTexts>>>,
): WholeSource => ({
  name: "pages",
  read: (payload) => Promise.all(fixed.map(async (page) => documentOf(page, await readers[page.path]?.(payload)))),
});
