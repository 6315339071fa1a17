export const words = {
  en: {
    all: "Photographs",
    facts: "About this album",
    date: "Date",
    place: "Place",
    photos: "Photos",
    project: "Project",
    none: "This album has no photos yet.",
    more: (category: string) => `More from “${category}”`,
  },
  ne: {
    all: "तस्बिरहरू",
    facts: "यस एल्बमबारे",
    date: "मिति",
    place: "स्थान",
    photos: "तस्बिर",
    project: "परियोजना",
    none: "यस एल्बममा अहिलेसम्म तस्बिर छैन।",
    more: (category: string) => `“${category}” का अरू एल्बम`,
  },
};
