export const listWords = {
  en: {
    search: "Search questions",
    count: (n: string) => (n === "1" ? "1 question" : `${n} questions`),
    none: {
      new: "Nobody has asked anything yet. You could be the first.",
      all: "Nobody has asked anything yet. You could be the first.",
      solved: "No question is marked as solved yet.",
    },
  },
  ne: {
    search: "प्रश्न खोज्नुहोस्",
    count: (n: string) => `${n} वटा प्रश्न`,
    none: {
      new: "अहिलेसम्म कसैले केही सोधेको छैन। पहिलो प्रश्न तपाईंकै हुन सक्छ।",
      all: "अहिलेसम्म कसैले केही सोधेको छैन। पहिलो प्रश्न तपाईंकै हुन सक्छ।",
      solved: "अहिलेसम्म कुनै प्रश्न समाधान भएको जनाइएको छैन।",
    },
  },
};
