export const words = {
  en: {
    correction: "Correction",
    documents: "Documents",
    projects: "About these projects",
    related: "More news",
    newer: "Newer",
    older: "Older",
    around: "Other news in time",
    pictures: "Pictures",
  },
  ne: {
    correction: "सच्याइएको",
    documents: "कागजात",
    projects: "सम्बन्धित परियोजना",
    related: "थप समाचार",
    newer: "पछिल्लो",
    older: "अघिल्लो",
    around: "यसअघि र पछिका समाचार",
    pictures: "तस्बिरहरू",
  },
};
