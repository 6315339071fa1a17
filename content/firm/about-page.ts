import type { GlobalConfig, Tab } from "payload";
import { editorialGlobal, websiteGroup } from "../platform/editorial/editorial.ts";
import { dateField } from "../platform/fields/date.ts";
import { label } from "../platform/fields/label.ts";
import { localizedParagraphs, localizedText } from "../platform/fields/texts.ts";
import { organisation } from "./about-organisation.ts";

const opening: Tab = {
  label: label("Opening", "सुरुआत"),
  fields: [
    localizedText("name", label("Heading", "शीर्षक"), { maxLength: 160 }),
    localizedParagraphs("intro", label("Who we are, in one paragraph", "हाम्रो परिचय, एक अनुच्छेदमा"), {
      maxLength: 1200,
      description: label(
        "The articles under “Who we are” follow it; mission, vision and objective come from the home page.",
        "यसपछि “हाम्रो परिचय” का लेख आउँछन्; ध्येय, दूरदृष्टि र उद्देश्य गृहपृष्ठबाट लिइन्छन्।",
      ),
    }),
    { name: "picture", type: "upload", relationTo: "media", label: label("Picture", "तस्बिर") },
    {
      name: "profile",
      type: "upload",
      relationTo: "documents",
      label: label("Company profile for download", "डाउनलोडका लागि संस्थाको परिचय पुस्तिका"),
    },
  ],
};

const history: Tab = {
  label: label("History", "इतिहास"),
  fields: [
    {
      name: "timeline",
      type: "array",
      label: label("Timeline", "समयरेखा"),
      labels: { singular: label("Event", "घटना"), plural: label("Events", "घटनाहरू") },
      maxRows: 60,
      admin: { description: label("In any order: the page sorts by year.", "जुनसुकै क्रममा: पृष्ठले वर्षअनुसार मिलाउँछ।") },
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "year",
              type: "number",
              min: 1900,
              max: 2100,
              required: true,
              label: label("Year (AD)", "वर्ष (इस्वी सन्)"),
            },
            localizedText("text", label("What happened", "के भयो"), { required: true, maxLength: 300 }),
          ],
        },
      ],
    },
  ],
};

const figures: Tab = {
  label: label("Figures", "तथ्याङ्क"),
  fields: [
    {
      name: "figures",
      type: "array",
      label: label("Figures", "तथ्याङ्क"),
      labels: { singular: label("Figure", "अङ्क"), plural: label("Figures", "तथ्याङ्क") },
      maxRows: 12,
      fields: [
        {
          type: "row",
          fields: [
            localizedText("label", label("What it counts", "केको अङ्क"), { required: true, maxLength: 80 }),
            localizedText("value", label("Figure", "अङ्क"), { required: true, maxLength: 24 }),
            localizedText("unit", label("Unit", "एकाइ"), { maxLength: 30 }),
            dateField("asOf", label("As of", "कुन मितिको")),
          ],
        },
      ],
    },
  ],
};

const certificates: Tab = {
  label: label("Certificates and registrations", "प्रमाणपत्र र दर्ता"),
  fields: [
    {
      name: "registrations",
      type: "array",
      label: label("Certificates and registrations", "प्रमाणपत्र र दर्ता"),
      labels: { singular: label("Certificate", "प्रमाणपत्र"), plural: label("Certificates", "प्रमाणपत्रहरू") },
      maxRows: 40,
      fields: [
        {
          type: "row",
          fields: [
            localizedText("name", label("Name", "नाम"), { required: true, maxLength: 160 }),
            localizedText("issuer", label("Issued by", "जारी गर्ने निकाय"), { maxLength: 160 }),
            { name: "number", type: "text", label: label("Number", "नम्बर"), maxLength: 80 },
          ],
        },
        {
          type: "row",
          fields: [
            dateField("validUntil", label("Valid until", "म्याद सकिने मिति"), {
              description: label(
                "Leave this empty if it does not expire. After that day it is no longer shown.",
                "म्याद नतोकिएको भए खाली छोड्नुहोस्। मिति नाघेपछि पृष्ठमा देखिँदैन।",
              ),
            }),
            { name: "file", type: "upload", relationTo: "documents", label: label("Copy", "प्रतिलिपि") },
          ],
        },
      ],
    },
  ],
};

/** The content of `/about` besides the articles, the offices and the statements of the home page. */
export const aboutPage: GlobalConfig = editorialGlobal({
  slug: "about-page",
  label: label("About us", "हाम्रो बारेमा"),
  admin: { group: websiteGroup },
  fields: [
    {
      type: "tabs",
      tabs: [
        opening,
        history,
        figures,
        certificates,
        { label: label("Organisation", "सङ्गठन"), fields: [organisation] },
      ],
    },
  ],
});
