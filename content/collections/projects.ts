import type { CollectionConfig } from "payload";
import { label } from "../fields/label.ts";
import { picturesField } from "../fields/pictures.ts";
import { slugField } from "../fields/slug.ts";
import { localizedParagraphs, localizedText } from "../fields/texts.ts";
import { editorial, websiteGroup } from "./editorial.ts";

export const projects: CollectionConfig = editorial({
  slug: "projects",
  labels: { singular: label("Project", "परियोजना"), plural: label("Projects", "परियोजनाहरू") },
  orderable: true,
  admin: {
    group: websiteGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "code", "group", "highlight", "_status"],
  },
  fields: [
    localizedText("name", label("Name", "नाम"), { required: true, maxLength: 160 }),
    localizedParagraphs("description", label("Description", "विवरण")),
    {
      type: "row",
      fields: [
        { name: "code", type: "text", label: label("Project number", "परियोजना नम्बर"), maxLength: 40 },
        localizedText("quantity", label("Main quantity (456 MW)", "मुख्य परिमाण (४५६ मेगावाट)"), { maxLength: 40 }),
      ],
    },
    picturesField(),
    slugField,
    {
      name: "group",
      type: "relationship",
      relationTo: "project-groups",
      label: label("Project group", "परियोजना समूह"),
      required: true,
      admin: { position: "sidebar" },
    },
    {
      name: "taskType",
      type: "select",
      label: label("What we did", "हाम्रो काम"),
      required: true,
      defaultValue: "detailed-design",
      options: [
        { value: "feasibility-study", label: label("Feasibility study", "सम्भाव्यता अध्ययन") },
        { value: "detailed-design", label: label("Detailed design", "विस्तृत डिजाइन") },
        { value: "construction-supervision", label: label("Construction supervision", "निर्माण सुपरिवेक्षण") },
        { value: "survey-investigation", label: label("Survey and investigation", "सर्वेक्षण र अन्वेषण") },
        { value: "advisory", label: label("Advisory", "परामर्श") },
      ],
      admin: { position: "sidebar" },
    },
    {
      name: "highlight",
      type: "checkbox",
      defaultValue: false,
      index: true,
      label: label("Show on the home page", "गृहपृष्ठमा देखाउने"),
      admin: { position: "sidebar" },
    },
  ],
});
