export const words = {
  en: {
    description: (group: string) => `Our projects in ${group}.`,
    numbers: "This group in numbers",
    projects: "Projects",
    ongoing: "In progress",
    countries: "Countries",
    since: "Since",
    services: "What we offer here",
    ask: "Ask about this work",
  },
  ne: {
    description: (group: string) => `${group} क्षेत्रका हाम्रा परियोजना।`,
    numbers: "यो समूह अङ्कमा",
    projects: "परियोजना",
    ongoing: "चालु",
    countries: "देश",
    since: "देखि",
    services: "यस क्षेत्रका हाम्रा सेवा",
    ask: "यस कामबारे सोध्नुहोस्",
  },
};
