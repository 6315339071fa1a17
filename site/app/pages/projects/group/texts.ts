export const words = {
  en: {
    description: (group: string) => `Our projects in ${group}.`,
    numbers: "This group in figures",
    projects: "Projects",
    ongoing: "In progress",
    countries: "Countries",
    since: "First project",
    services: "Our services in this sector",
    ask: "Ask about this work",
  },
  ne: {
    description: (group: string) => `${group} क्षेत्रका हाम्रा परियोजना।`,
    numbers: "यो समूह तथ्याङ्कमा",
    projects: "परियोजना",
    ongoing: "चालु",
    countries: "देश",
    since: "पहिलो परियोजना",
    services: "यस क्षेत्रका हाम्रा सेवाहरू",
    ask: "यस कामबारे सोध्नुहोस्",
  },
};
