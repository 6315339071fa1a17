/** The rich text editor in Nepali, by feature. */
export const editorTexts = {
  blockquote: { label: "उद्धरण" },
  general: {
    placeholder: "लेख्न सुरु गर्नुहोस्, वा विकल्पका लागि “/” थिच्नुहोस्…",
    slashMenuBasicGroupLabel: "सामान्य",
    slashMenuListGroupLabel: "सूची",
    toolbarItemsActive: "{{count}} सक्रिय",
  },
  heading: { label: "शीर्षक {{headingLevel}}" },
  horizontalRule: { label: "विभाजन रेखा" },
  indent: { decreaseLabel: "बाहिर सार्नुहोस्", increaseLabel: "भित्र सार्नुहोस्" },
  link: { label: "लिङ्क", loadingWithEllipsis: "लोड हुँदै…" },
  orderedList: { label: "क्रमबद्ध सूची" },
  paragraph: { label: "अनुच्छेद", label2: "सामान्य पाठ" },
  unorderedList: { label: "बुँदा सूची" },
  upload: { label: "तस्बिर" },
};
