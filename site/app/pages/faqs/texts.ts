import { digitsIn } from "@setu/contract/digits";
import { feedbackWords } from "@setu/contract/faqs/faq-fields";

export const words = {
  en: {
    title: "Frequently asked questions",
    lead: "What clients, contractors, applicants and the people near our projects ask us most often.",
    search: "Search questions and answers",
    count: (n: string) => (n === "1" ? "1 question" : `${n} questions`),
    found: "Questions found",
    none: "There are no questions here yet.",
    helpful: "Was this helpful?",
    yes: "Yes",
    no: "No",
    about: (question: string) => `: ${question}`,
    link: "Link to this answer",
    thanks: "Thank you for telling us.",
    missing: "What was missing?",
    missingHint: `At most ${feedbackWords} words. Please do not write personal details here. Nobody can reply to this note.`,
    send: "Send",
    moreTitle: "Is your question not here?",
    more: "Write to us with your question. A colleague from the right office will answer you.",
    write: "Write to us",
    forum: "Ask in the forum",
  },
  ne: {
    title: "बारम्बार सोधिने प्रश्नहरू",
    lead: "ग्राहक, निर्माण व्यवसायी, आवेदक र परियोजना छेउछाउका बासिन्दाले हामीलाई धेरै सोध्ने प्रश्नहरू।",
    search: "प्रश्न र जवाफमा खोज्नुहोस्",
    count: (n: string) => `${n} वटा प्रश्न`,
    found: "भेटिएका प्रश्नहरू",
    none: "अहिलेसम्म कुनै प्रश्न छैन।",
    helpful: "यो जवाफ उपयोगी भयो?",
    yes: "भयो",
    no: "भएन",
    about: (question: string) => `: ${question}`,
    link: "यस जवाफको लिङ्क",
    thanks: "जानकारीका लागि धन्यवाद।",
    missing: "के छुट्यो?",
    missingHint: `बढीमा ${digitsIn(feedbackWords, "ne")} शब्द। यहाँ व्यक्तिगत विवरण नलेख्नुहोस्। यस टिप्पणीको जवाफ दिन मिल्दैन।`,
    send: "पठाउनुहोस्",
    moreTitle: "तपाईंको प्रश्न यहाँ छैन?",
    more: "आफ्नो प्रश्न हामीलाई लेख्नुहोस्। सम्बन्धित कार्यालयका सहकर्मीले जवाफ दिनेछन्।",
    write: "हामीलाई लेख्नुहोस्",
    forum: "छलफलमा सोध्नुहोस्",
  },
};

/** Returns the fragment of an answer. */
export const faqHash = (id: number) => `#faq-${id}` as const;
