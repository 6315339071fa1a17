export const words = {
  en: {
    title: "Photographs",
    lead: "Sites, instruments and people, photographed at work.",
    albums: (n: string) => (n === "1" ? "1 album" : `${n} albums`),
    photos: (n: string) => (n === "1" ? "1 photo" : `${n} photos`),
    newest: "Newest",
    none: "There are no photo albums yet.",
  },
  ne: {
    title: "तस्बिरहरू",
    lead: "काम चलिरहेकै बेला खिचिएका परियोजनास्थल, उपकरण र मानिसका तस्बिर।",
    albums: (n: string) => `${n} एल्बम`,
    photos: (n: string) => `${n} तस्बिर`,
    newest: "पछिल्लो",
    none: "अहिलेसम्म कुनै तस्बिर एल्बम छैन।",
  },
};
