export const words = {
  en: {
    question: (name: string, code: string | null) =>
      `I would like to know more about the project “${name}”${code ? ` (${code})` : ""}.\n\n`,
  },
  ne: {
    question: (name: string, code: string | null) =>
      `म “${name}”${code ? ` (${code})` : ""} परियोजनाबारे थप जान्न चाहन्छु।\n\n`,
  },
};
