/** The settings of the sample firm's community: everything is open. */
export const communityTexts = {
  accounts: "open",
  forum: "open",
  officerName: { en: "Sushila Poudel", ne: "सुशीला पौडेल" },
  officerContact: { en: "01-5970000, extension 14", ne: "०१-५९७००००, एक्सटेन्सन १४" },
};
