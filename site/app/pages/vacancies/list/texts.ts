export const words = {
  en: {
    description:
      "Open vacancies with their closing time in both calendars, how we hire step by step, and the date by which every applicant will have an answer.",
    vacancies: (n: number, figure: string) => (n === 1 ? "1 vacancy" : `${figure} vacancies`),
    lastClosed: "Recently closed",
    how: "How we hire",
    promise: (n: number, figure: string) =>
      n === 1 ? "An answer within 1 working day of closing" : `An answer within ${figure} working days of closing`,
    equalChance: "Equal opportunity",
    fraud: "We never ask for money",
    benefits: "What we offer",
    alerts: "New vacancies by email",
    alertsText: "Every vacancy opened here also appears in this feed.",
  },
  ne: {
    description: "खुला पद, दुवै पात्रोमा म्याद सकिने समय, हामी कसरी छान्छौँ भन्ने चरण र हरेक आवेदकले जवाफ पाउने अन्तिम मिति।",
    vacancies: (_: number, figure: string) => `रिक्त पदका ${figure} सूचना`,
    lastClosed: "हालै बन्द भएका",
    how: "हामी कसरी छान्छौँ",
    promise: (_: number, figure: string) => `म्याद सकिएको ${figure} कार्यदिनभित्र जवाफ दिइन्छ`,
    equalChance: "समान अवसर",
    fraud: "हामी कहिल्यै पैसा माग्दैनौँ",
    benefits: "हामीले दिने सुविधा",
    alerts: "नयाँ रिक्त पदको जानकारी इमेलमा",
    alertsText: "यहाँ खुलेको हरेक रिक्त पद यस फिडमा पनि आउँछ।",
  },
};
