export const words = {
  en: {
    title: "How helpful the answers are",
    question: "Question",
    share: "Helpful",
    votes: "Readers",
    due: "Review is due",
    percent: (n: string) => `${n}%`,
    note: "What readers said in the last 90 days, with the least helpful answer first. Their notes on what was missing are in the inbox.",
  },
  ne: {
    title: "जवाफ कत्तिको उपयोगी छन्",
    question: "प्रश्न",
    share: "उपयोगी",
    votes: "पाठक",
    due: "जाँच्ने मिति नाघ्यो",
    percent: (n: string) => `${n}\u00a0%`,
    note: "पछिल्ला ९० दिनमा पाठकले भनेका कुरा, सबैभन्दा कम उपयोगी जवाफ माथि। के छुट्यो भन्ने टिप्पणी प्राप्त सन्देशमा छन्।",
  },
};
