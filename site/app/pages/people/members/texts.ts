export const words = {
  en: {
    title: "Our team",
    lead: "Engineers, geologists, surveyors and the people who make their work possible.",
    search: "Name or work",
    letters: "By first letter",
    every: "All",
    with: (letter: string, count: string) => `${letter}: ${count}`,
    count: (n: string) => (n === "1" ? "1 person" : `${n} people`),
    none: "Nobody has been added to the team yet.",
    nobody: "Nobody matches this search.",
  },
  ne: {
    title: "हाम्रो टोली",
    lead: "इन्जिनियर, भूगर्भविद्, सर्वेक्षक र उहाँहरूको काम सम्भव बनाउने सहकर्मीहरू।",
    search: "नाम वा काम",
    letters: "पहिलो अक्षरअनुसार",
    every: "सबै",
    with: (letter: string, count: string) => `${letter}: ${count} जना`,
    count: (n: string) => `${n} जना`,
    none: "टोलीका सदस्यको विवरण अहिलेसम्म थपिएको छैन।",
    nobody: "यो खोजीसँग मिल्ने कोही भेटिएन।",
  },
};
