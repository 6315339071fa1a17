export const words = {
  en: {
    aboutProject: (project: string) => `I would like to know more about the project “${project}”.\n\n`,
    aboutService: (service: string) => `I have a question about your service “${service}”.\n\n`,
    forPerson: (person: string) => `For the attention of ${person}.\n\n`,
  },
  ne: {
    aboutProject: (project: string) => `म “${project}” परियोजनाबारे थप जान्न चाहन्छु।\n\n`,
    aboutService: (service: string) => `तपाईंहरूको “${service}” सेवाबारे मेरो प्रश्न छ।\n\n`,
    forPerson: (person: string) => `${person}ज्यूका लागि।\n\n`,
  },
};
