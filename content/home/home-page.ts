import { localeOf } from "@setu/contract/locale";
import { defaultStatistics } from "@setu/contract/statistics/default-statistics";
import type { Field, GlobalConfig } from "payload";
import { editorialGlobal, websiteGroup } from "../platform/editorial/editorial.ts";
import { embedAddress, foreignAddress, linkAddress } from "../platform/fields/addresses.ts";
import { label } from "../platform/fields/label.ts";
import { localizedParagraphs, localizedText, sectionInfo } from "../platform/fields/texts.ts";
import { cropSlides } from "./slide-crops.ts";

const statement = (name: string, text: { en: string; ne: string }): Field => ({
  name,
  type: "group",
  label: text,
  fields: [
    localizedText("name", label("Heading", "शीर्षक")),
    localizedParagraphs("description", label("Text", "लेख"), { maxLength: 1500 }),
  ],
});

const sliders: Field = {
  name: "sliders",
  type: "array",
  label: label("Slides", "स्लाइडहरू"),
  labels: { singular: label("Slide", "स्लाइड"), plural: label("Slides", "स्लाइडहरू") },
  maxRows: 8,
  fields: [
    localizedText("name", label("Headline", "शीर्षक"), { required: true, maxLength: 120 }),
    localizedText("description", label("Small line above", "माथिको सानो पङ्क्ति"), { maxLength: 160 }),
    localizedText("caption", label("Caption below", "तलको चित्र विवरण"), { maxLength: 160 }),
    {
      name: "picture",
      type: "upload",
      relationTo: "media",
      required: true,
      label: label("Picture", "तस्बिर"),
    },
    localizedText("actionLabel", label("Text of the button", "बटनको पाठ"), { maxLength: 40 }),
    {
      name: "actionHref",
      type: "text",
      label: label("Where the button leads", "बटनले लैजाने ठाउँ"),
      maxLength: 300,
      validate: linkAddress,
    },
  ],
};

const statistics: Field = {
  name: "statistics",
  type: "array",
  label: label("Figures", "तथ्याङ्क"),
  labels: { singular: label("Figure", "अङ्क"), plural: label("Figures", "तथ्याङ्क") },
  maxRows: 4,
  // A new array each time: Payload changes the one it gets.
  defaultValue: ({ locale }: { locale?: unknown }) => structuredClone(defaultStatistics[localeOf(locale)]),
  fields: [
    localizedText("value", label("Figure", "अङ्क"), { required: true, maxLength: 24 }),
    localizedText("label", label("What it counts", "केको अङ्क"), { required: true, maxLength: 60 }),
  ],
};

const contactMap: Field = {
  name: "contactMap",
  type: "group",
  label: label("Map of the head office", "केन्द्रीय कार्यालयको नक्सा"),
  admin: {
    description: label(
      "Our own map is always there, with the office that is marked as the head office.",
      "केन्द्रीय कार्यालय भनी चिह्न लगाइएको कार्यालयसहित हाम्रै नक्सा सधैँ त्यहाँ हुन्छ।",
    ),
  },
  fields: [
    {
      name: "link",
      type: "text",
      label: label("Link to the place in a map service", "नक्सा सेवामा यस ठाउँको लिङ्क"),
      maxLength: 1000,
      validate: foreignAddress,
      admin: {
        description: label(
          "Starts with https://. If this is empty, the link leads to the office’s coordinates on OpenStreetMap.",
          "https:// बाट सुरु हुन्छ। खाली छोडे लिङ्कले OpenStreetMap मा कार्यालयको अक्षांश-देशान्तर देखाउँछ।",
        ),
      },
    },
    {
      name: "embed",
      type: "text",
      label: label("Embedded map of another service", "पृष्ठभित्र देखाइने अर्को सेवाको नक्सा"),
      maxLength: 2000,
      validate: embedAddress,
      admin: {
        description: label(
          'The address in the src="…" of the code that a map service offers for embedding. Visitors see that map ' +
            "only after they have agreed: until then nothing is sent to that service. If this is empty, only our own map is shown.",
          'नक्सा सेवाले दिने एम्बेड कोडको src="…" भित्रको ठेगाना। आगन्तुकले सहमति दिएपछि मात्र त्यो नक्सा देखिन्छ; ' +
            "त्यसअघि उक्त सेवालाई केही पठाइँदैन। खाली छोडे हाम्रै नक्सा मात्र देखिन्छ।",
        ),
      },
    },
  ],
};

const tab = (text: { en: string; ne: string }, ...fields: Field[]) => ({ label: text, fields });

/** The home page, section by section (specification, section 2). Lists of items come from their collections. */
export const homePage: GlobalConfig = editorialGlobal({
  slug: "home-page",
  label: label("Home page", "गृहपृष्ठ"),
  admin: { group: websiteGroup },
  hooks: { beforeChange: [cropSlides] },
  fields: [
    {
      type: "tabs",
      tabs: [
        tab(label("Slides", "स्लाइड"), sliders),
        tab(
          label("The CEO’s perspective", "प्रमुख कार्यकारीको दृष्टिकोण"),
          sectionInfo("perspectiveInfo", label("Section", "खण्ड")),
          {
            name: "perspective",
            type: "relationship",
            relationTo: "people",
            label: label("Whose message is shown", "कसको सन्देश देखाउने"),
          },
        ),
        tab(
          label("Mission and vision", "ध्येय र दूरदृष्टि"),
          sectionInfo("valuesInfo", label("Section", "खण्ड")),
          statement("mission", label("Mission", "ध्येय")),
          statement("vision", label("Vision", "दूरदृष्टि")),
          statement("objective", label("Objective", "उद्देश्य")),
          {
            name: "whoWeAre",
            type: "relationship",
            relationTo: "who-we-are",
            label: label("Who-we-are card", "हाम्रो परिचय कार्ड"),
          },
        ),
        tab(label("Figures", "तथ्याङ्क"), statistics),
        tab(label("Map", "नक्सा"), sectionInfo("locationInfo", label("Section", "खण्ड")), {
          name: "center",
          type: "group",
          label: label("Centre of the map", "नक्साको केन्द्र"),
          fields: [
            { name: "lat", type: "number", min: -90, max: 90, defaultValue: 28, label: label("Latitude", "अक्षांश") },
            { name: "lng", type: "number", min: -180, max: 180, defaultValue: 84, label: label("Longitude", "देशान्तर") },
          ],
        }),
        tab(
          label("Headings", "शीर्षकहरू"),
          sectionInfo("projectInfo", label("Project highlights", "मुख्य परियोजना")),
          sectionInfo("serviceInfo", label("Services and sectors", "सेवा र क्षेत्र")),
          sectionInfo("newsInfo", label("News and events", "समाचार तथा कार्यक्रम")),
        ),
        tab(label("Get in touch", "सम्पर्क"), sectionInfo("contactInfo", label("Section", "खण्ड")), contactMap),
        tab(label("Search engines", "खोज इन्जिन"), {
          name: "seo",
          type: "group",
          label: label("Shown in search results", "खोज नतिजामा देखिने"),
          fields: [
            localizedText("title", label("Title", "शीर्षक"), { maxLength: 80 }),
            localizedText("description", label("Description", "विवरण"), { maxLength: 200 }),
          ],
        }),
      ],
    },
  ],
});
