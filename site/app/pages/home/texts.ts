export const words = {
  en: { question: (project: string) => `I would like to know more about the project “${project}”.\n\n` },
  ne: { question: (project: string) => `म “${project}” परियोजनाबारे थप जान्न चाहन्छु।\n\n` },
};
