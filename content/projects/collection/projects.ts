import type { CollectionConfig, Field } from "payload";
import { editorial, websiteGroup } from "../../platform/editorial/editorial.ts";
import { publishedAfter } from "../../platform/editorial/withdrawal/refuse-unpublished.ts";
import type { Loss } from "../../platform/editorial/withdrawal/words.ts";
import { label } from "../../platform/fields/label.ts";
import { optionsOf } from "../../platform/fields/options-of.ts";
import { slugField } from "../../platform/fields/slug.ts";
import { taskTypeWords } from "../words.ts";
import { clientTab } from "./client-tab.ts";
import { documentsTab } from "./documents-tab.ts";
import { placeTab } from "./place-tab.ts";
import { storyTab } from "./story-tab.ts";
import { summaryTab } from "./summary-tab.ts";
import { projectTable } from "./table.ts";

const form: Field = { type: "tabs", tabs: [summaryTab, clientTab, placeTab, storyTab, documentsTab] };

/** The firm's projects: a project's address is its group's slug and its id. */
export const projects: CollectionConfig = editorial({
  slug: "projects",
  identifiedBy: { field: "code", words: label("project number", "परियोजना नम्बर") },
  labels: { singular: label("Project", "परियोजना"), plural: label("Projects", "परियोजनाहरू") },
  orderable: true,
  endpoints: [projectTable([form])],
  admin: {
    group: websiteGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "code", "group", "highlight", "_status"],
    components: { beforeListTable: ["/components/table-link.tsx#ProjectTableLink"] },
  },
  fields: [
    form,
    slugField,
    {
      name: "group",
      type: "relationship",
      relationTo: "project-groups",
      label: label("Project group", "परियोजना समूह"),
      required: true,
      custom: { whenWithdrawn: "page" satisfies Loss, ...publishedAfter },
      admin: { position: "sidebar" },
    },
    {
      name: "taskType",
      type: "select",
      label: label("What we did", "हाम्रो काम"),
      required: true,
      defaultValue: "detailed-design",
      options: optionsOf(taskTypeWords),
      admin: { position: "sidebar" },
    },
    {
      name: "confidential",
      type: "checkbox",
      defaultValue: false,
      label: label("Confidential", "गोप्य"),
      admin: {
        position: "sidebar",
        description: label(
          "Visitors see the name, the summary, the group, the type of work and our services; never client, place, dates, people, pictures or value.",
          "आगन्तुकले नाम, सार, समूह, कामको प्रकार र हाम्रा सेवा मात्र देख्छन्; ग्राहक, स्थान, मिति, व्यक्ति, तस्बिर वा रकम कहिल्यै देख्दैनन्।",
        ),
      },
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
