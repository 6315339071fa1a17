/** The settings of the sample firm's community: everything is open. */
export const communityTexts = {
  accounts: "open",
  forum: "open",
  officerName: { en: "Sushila Poudel", ne: "सुशीला पौडेल" },
  officerContact: { en: "+977 1 555 0100, extension 14", ne: "+977 1 555 0100, एक्सटेन्सन 14" },
};
