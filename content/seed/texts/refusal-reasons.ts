/** Reasons for a refusal: the wording for the staff, and the one that the mail to an applicant gives. */
export const refusalReasons = [
  {
    name: {
      en: "Other applicants had more experience of this kind of work",
      ne: "अरू आवेदकसँग यस्तो कामको बढी अनुभव थियो",
    },
    toApplicant: {
      en: "Other applicants had more experience of this kind of work.",
      ne: "अरू आवेदकसँग यस्तो कामको बढी अनुभव थियो।",
    },
  },
  {
    name: {
      en: "An essential qualification is missing",
      ne: "पदका लागि अनिवार्य योग्यता पुगेन",
    },
    toApplicant: {
      en: "Your application does not show a qualification that the position requires.",
      ne: "पदका लागि अनिवार्य एउटा योग्यता आवेदनमा देखिएन।",
    },
  },
  {
    name: {
      en: "The Nepal Engineering Council registration is missing or has expired",
      ne: "नेपाल इन्जिनियरिङ परिषद्को दर्ता छैन वा म्याद सकिएको छ",
    },
    toApplicant: {
      en: "We found no valid registration with the Nepal Engineering Council.",
      ne: "नेपाल इन्जिनियरिङ परिषद्को बहाल दर्ता भेटिएन।",
    },
  },
  {
    name: {
      en: "Requested documents are missing or cannot be read",
      ne: "माग गरिएका कागजात पुगेनन् वा पढ्न सकिएनन्",
    },
    toApplicant: {
      en: "Documents that we asked for were missing or could not be read.",
      ne: "मागिएका कागजात पुगेनन् वा पढ्न सकिएनन्।",
    },
  },
  {
    name: {
      en: "The place of work or the start date does not suit both sides",
      ne: "काम गर्ने ठाउँ वा सुरु हुने मिति दुवै पक्षलाई मिलेन",
    },
    toApplicant: {
      en: "The place of work or the start date did not suit both sides.",
      ne: "काम गर्ने ठाउँ वा सुरु हुने मिति दुवै पक्षलाई मिलेन।",
    },
  },
  {
    name: { en: "All positions have been filled", ne: "सबै पदमा पदपूर्ति भइसक्यो" },
    toApplicant: {
      en: "All positions have been filled.",
      ne: "सबै पदमा पदपूर्ति भइसक्यो।",
    },
  },
];
