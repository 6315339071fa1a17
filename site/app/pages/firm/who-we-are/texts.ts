export const words = {
  en: { more: "More about us", talk: "Talk to us", pictures: "Pictures" },
  ne: { about: "हाम्रो बारेमा", more: "हाम्रो बारेमा थप", talk: "हामीसँग कुरा गर्नुहोस्", pictures: "तस्बिरहरू" },
};
