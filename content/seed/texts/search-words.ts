/** Words for the same thing that this firm uses, one a line. */
export const searchSynonyms = [
  ["DPR", "detailed project report", "विस्तृत परियोजना प्रतिवेदन"],
  ["ToR", "terms of reference", "कार्यक्षेत्रगत सर्त"],
];

/** Pages that these searches show first. */
export const suggestedResults = [{ words: ["brochure", "company profile", "ब्रोसर", "परिचय पुस्तिका"], path: "/reports" }];
