export const words = {
  en: {
    lead: "The directors who oversee the firm, when they were appointed and whom they represent.",
    none: "No board members have been added yet.",
    team: "See the team",
    past: "Past members",
    name: "Name",
    role: "Role",
    term: "Term",
  },
  ne: {
    lead: "संस्थाको निगरानी गर्ने सञ्चालकहरू, उहाँहरूको नियुक्ति मिति र प्रतिनिधित्व।",
    none: "सञ्चालक समितिका सदस्यको विवरण अहिलेसम्म थपिएको छैन।",
    team: "टोली हेर्नुहोस्",
    past: "पूर्वसदस्यहरू",
    name: "नाम",
    role: "भूमिका",
    term: "कार्यकाल",
  },
};
