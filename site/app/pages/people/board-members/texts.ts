export const words = {
  en: {
    lead: "Who oversees the firm, since when, and on whose behalf.",
    none: "The members of the board have not been entered yet.",
    team: "See the team",
    past: "Past members",
    name: "Name",
    role: "Role",
    term: "Term",
  },
  ne: {
    lead: "संस्थाको निगरानी कसले, कहिलेदेखि र कसका तर्फबाट गर्छ।",
    none: "सञ्चालक समितिका सदस्य अहिलेसम्म राखिएको छैन।",
    team: "टोली हेर्नुहोस्",
    past: "पूर्व सदस्यहरू",
    name: "नाम",
    role: "भूमिका",
    term: "कार्यकाल",
  },
};
