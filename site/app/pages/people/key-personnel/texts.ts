export const words = {
  en: {
    lead: "The people who sign our work: one accountable person for each discipline.",
    none: "No key personnel have been added yet.",
    team: "See the whole team",
  },
  ne: {
    lead: "हाम्रो काममा हस्ताक्षर गर्ने व्यक्तिहरू: हरेक विधाको जिम्मेवारी लिने एक जना।",
    none: "प्रमुख व्यक्तिको विवरण अहिलेसम्म थपिएको छैन।",
    team: "पूरै टोली हेर्नुहोस्",
  },
};
