import { faqGroups } from "@setu/contract/faqs/faqs";
import type { CollectionConfig } from "payload";
import { editors } from "../../platform/access/rules.ts";
import { editorial, websiteGroup } from "../../platform/editorial/editorial.ts";
import { dateField } from "../../platform/fields/date.ts";
import { label } from "../../platform/fields/label.ts";
import { richTextField } from "../../platform/fields/rich-text.ts";
import { localizedText } from "../../platform/fields/texts.ts";
import { faqGroupWords } from "../words.ts";

/** Frequently asked questions, with their answers. */
export const faqs: CollectionConfig = editorial({
  slug: "faqs",
  labels: {
    singular: label("Frequently asked question", "बारम्बार सोधिने प्रश्न"),
    plural: label("Frequently asked questions", "बारम्बार सोधिने प्रश्नहरू"),
  },
  orderable: true,
  admin: {
    group: websiteGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "group", "reviewBy", "_status"],
    components: { beforeListTable: ["/components/faqs/helpfulness.tsx#Helpfulness"] },
  },
  fields: [
    localizedText("name", label("Question", "प्रश्न"), {
      required: true,
      maxLength: 200,
      description: label("As somebody who does not know us would ask it.", "हामीलाई नचिन्ने मानिसले सोधेजसरी।"),
    }),
    richTextField("answer", label("Answer", "जवाफ"), {
      required: true,
      description: label("Begin with the answer; reasons come after it.", "पहिले जवाफ लेख्नुहोस्, त्यसपछि कारण।"),
    }),
    {
      name: "group",
      type: "select",
      label: label("Who asks it", "कसले सोध्छ"),
      required: true,
      options: faqGroups.map((value) => ({ value, label: faqGroupWords[value] })),
      admin: { position: "sidebar" },
    },
    {
      name: "service",
      type: "relationship",
      relationTo: "services",
      label: label("About the service", "सम्बन्धित सेवा"),
      admin: {
        position: "sidebar",
        description: label("It is then listed on that service’s page too.", "यो त्यस सेवाको पृष्ठमा पनि देखिन्छ।"),
      },
    },
    {
      ...dateField("reviewBy", label("Review by", "यस मितिभित्र जाँच्ने"), {
        sidebar: true,
        description: label(
          "After that day the start page and the list remind editors. The answer stays public; visitors do not see this day.",
          "यस मितिपछि सुरु पृष्ठ र सूचीले सम्पादकलाई सम्झाउँछन्। जवाफ देखिइरहन्छ; आगन्तुकले यो मिति देख्दैनन्।",
        ),
      }),
      access: { read: editors },
    },
    {
      name: "origin",
      type: "ui",
      admin: {
        position: "sidebar",
        components: { Field: "/components/faqs/faq-origin.tsx#FaqOrigin" },
        disableListColumn: true,
      },
    },
    {
      // The message that it was made from: a number, since the message may be erased.
      name: "message",
      type: "number",
      label: label("Made from the message", "यस सन्देशबाट बनाइएको"),
      access: { read: editors, create: () => false, update: () => false },
      hooks: { beforeDuplicate: [() => null] },
      admin: { hidden: true },
    },
  ],
});
