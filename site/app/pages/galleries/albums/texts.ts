export const words = {
  en: {
    all: "Photographs",
    order: "Order",
    sorts: { new: "Newest first", old: "Oldest first" },
    count: (n: string) => (n === "1" ? "1 album" : `${n} albums`),
    photos: (n: string) => (n === "1" ? "1 photo" : `${n} photos`),
    none: "There are no albums in this category yet.",
    allCategories: "All photographs",
  },
  ne: {
    all: "तस्बिरहरू",
    order: "क्रम",
    sorts: { new: "नयाँ पहिले", old: "पुरानो पहिले" },
    count: (n: string) => `${n} एल्बम`,
    photos: (n: string) => `${n} तस्बिर`,
    none: "यस वर्गमा अहिलेसम्म कुनै एल्बम छैन।",
    allCategories: "सबै तस्बिरहरू",
  },
};
