export const words = {
  en: {
    aboutProject: (project: string) => `I would like to know more about the project “${project}”.\n\n`,
    aboutProjects: (list: string) => `I would like to know more about these projects:\n${list}\n\n`,
    forCopy: (report: string) => `Please send me a copy of “${report}”.\n\n`,
    aboutService: (service: string) => `I have a question about your service “${service}”.\n\n`,
    forPerson: (person: string) => `For the attention of ${person}.\n\n`,
  },
  ne: {
    aboutProject: (project: string) => `म “${project}” परियोजनाबारे थप जान्न चाहन्छु।\n\n`,
    aboutProjects: (list: string) => `म यी परियोजनाबारे थप जान्न चाहन्छु:\n${list}\n\n`,
    forCopy: (report: string) => `कृपया “${report}” को एक प्रति पठाइदिनुहोस्।\n\n`,
    aboutService: (service: string) => `तपाईंहरूको “${service}” सेवाबारे मेरो प्रश्न छ।\n\n`,
    forPerson: (person: string) => `${person} ज्यूका लागि।\n\n`,
  },
};
