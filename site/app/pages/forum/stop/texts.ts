export const stopWords = {
  en: {
    title: "Emails from the forum",
    lead: "Turn off the emails about replies.",
    text: "Press the button to stop these emails. You can turn them on again under My discussions.",
    stop: "No more emails",
    none: "Open this page from the link at the end of an email from the forum.",
    mine: "My discussions",
  },
  ne: {
    title: "छलफलका इमेल",
    lead: "जवाफबारेका इमेल बन्द गर्नुहोस्।",
    text: "यस्ता इमेल नचाहिए बटन थिच्नुहोस्। “मेरा छलफल” बाट फेरि खोल्न सकिन्छ।",
    stop: "अब इमेल नपठाउनुहोस्",
    none: "छलफलको इमेलको अन्त्यमा भएको लिङ्कबाट यो पृष्ठ खोल्नुहोस्।",
    mine: "मेरा छलफल",
  },
};
