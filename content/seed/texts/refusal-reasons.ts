/** Reasons for a refusal, for the staff; the firm writes what applicants read. */
export const refusalReasons = [
  {
    name: {
      en: "Other applicants had more experience of this kind of work",
      ne: "अरू आवेदकसँग यस्तो कामको बढी अनुभव थियो",
    },
  },
  {
    name: {
      en: "An essential qualification is missing",
      ne: "पदका लागि अनिवार्य योग्यता पुगेन",
    },
  },
  {
    name: {
      en: "The Nepal Engineering Council registration is missing or has expired",
      ne: "नेपाल इन्जिनियरिङ परिषद्को दर्ता छैन वा म्याद सकिएको छ",
    },
  },
  {
    name: {
      en: "Requested documents are missing or cannot be read",
      ne: "माग गरिएका कागजात पुगेनन् वा पढ्न सकिएनन्",
    },
  },
  {
    name: {
      en: "The place of work or the start date does not suit both sides",
      ne: "काम गर्ने ठाउँ वा सुरु हुने समय दुवै पक्षलाई मिलेन",
    },
  },
  { name: { en: "All positions have been filled", ne: "सबै पदमा पदपूर्ति भइसक्यो" } },
];
