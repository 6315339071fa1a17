export const askWords = {
  en: {
    lead: "One question at a time, with everything that is needed to answer it.",
    signIn: "Sign in to ask",
    similar: "It may already have been answered:",
  },
  ne: {
    lead: "एक पटकमा एउटा प्रश्न, जवाफ दिन चाहिने कुरासहित।",
    signIn: "प्रश्न सोध्न लग इन गर्नुहोस्",
    similar: "यसको जवाफ पहिल्यै आइसकेको हुन सक्छ:",
  },
};
