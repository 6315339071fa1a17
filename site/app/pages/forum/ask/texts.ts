export const askWords = {
  en: {
    lead: "One question at a time, with everything that is needed to answer it.",
    signIn: "Sign in to ask",
    good: "What makes a good question",
    goodLines: [
      "One subject: one structure, one clause of a contract, or one failure.",
      "Place and figures: the district, the soil, spans and flows, and what you have measured yourself.",
      "What you have already read or tried, and the standard that applies.",
    ],
    faq: "Frequently asked questions",
    contact: "Write to us",
    similar: "It may already have been answered:",
  },
  ne: {
    lead: "एक पटकमा एउटा प्रश्न, जवाफ दिन चाहिने कुरासहित।",
    signIn: "प्रश्न सोध्न लग इन गर्नुहोस्",
    good: "राम्रो प्रश्न कस्तो हुन्छ",
    goodLines: [
      "एउटै विषय: एउटा संरचना, सम्झौताको एउटा दफा वा एउटा समस्या।",
      "ठाउँ र नाप: जिल्ला, माटो, स्पान, बहाव, र आफैँले नापेका कुरा।",
      "तपाईंले पढिसकेका वा गरिसकेका कुरा, र लागू हुने मापदण्ड।",
    ],
    faq: "बारम्बार सोधिने प्रश्नहरू",
    contact: "हामीलाई लेख्नुहोस्",
    similar: "यसको जवाफ पहिल्यै आइसकेको हुन सक्छ:",
  },
};
