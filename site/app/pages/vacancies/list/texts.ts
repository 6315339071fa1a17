export const words = {
  en: {
    description:
      "Open posts with their closing time in both calendars, how we hire step by step, and the day by which every applicant has an answer.",
    vacancies: (n: number, figure: string) => (n === 1 ? "1 vacancy" : `${figure} vacancies`),
    lastClosed: "Closed last",
    how: "How we hire",
    promise: (n: number, figure: string) =>
      n === 1 ? "1 working day from closing to answer" : `${figure} working days from closing to answer`,
    equalChance: "An equal chance",
    fraud: "We never ask for money",
    benefits: "What we offer",
    alerts: "Hear of the next post",
    alertsText: "Whatever is opened here stands in this feed too.",
  },
  ne: {
    description: "खुला पद, दुवै पात्रोमा म्याद सकिने समय, हामी कसरी छान्छौँ भन्ने चरण र हरेक आवेदकले जवाफ पाउने मिति।",
    vacancies: (_: number, figure: string) => `${figure} विज्ञापन`,
    lastClosed: "पछिल्लो पटक बन्द भएका",
    how: "हामी कसरी छान्छौँ",
    promise: (_: number, figure: string) => `म्याद सकिएको ${figure} कार्यदिनभित्र जवाफ`,
    equalChance: "समान अवसर",
    fraud: "हामी कहिल्यै पैसा माग्दैनौँ",
    benefits: "हामी के दिन्छौँ",
    alerts: "अर्को पदको जानकारी",
    alertsText: "यहाँ खुलेको हरेक पद यो फिडमा पनि आउँछ।",
  },
};
