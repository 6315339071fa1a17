export const words = {
  en: {
    lead: "Those who sign: for each field one person who answers for what we have said.",
    none: "Nobody has been named here yet.",
    team: "See the whole team",
  },
  ne: {
    lead: "हस्ताक्षर गर्नेहरू: हरेक क्षेत्रमा हामीले भनेको कुराको जवाफ दिने एक जना।",
    none: "यहाँ अहिलेसम्म कसैको नाम राखिएको छैन।",
    team: "पूरै टोली हेर्नुहोस्",
  },
};
