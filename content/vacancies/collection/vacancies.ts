import { pages } from "@setu/contract/pages";
import type { CollectionConfig } from "payload";
import { keptBy } from "../../platform/access/editorial.ts";
import { hrStaff } from "../../platform/access/rules.ts";
import { editorial, hiringGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { itemPage } from "../../platform/reading/item-page.ts";
import { sql } from "../../platform/store/sql.ts";
import { applicationTab } from "./application-tab.ts";
import { postTab } from "./post-tab.ts";
import { refuseIncomplete } from "./publishing.ts";
import { textTab } from "./text-tab.ts";
import { timesTab } from "./times-tab.ts";

const base = editorial({
  slug: "vacancies",
  identifiedBy: { field: "ref", words: label("vacancy number", "विज्ञापन नम्बर") },
  custom: itemPage(({ id }) => pages.vacancy.href({ id }), {
    // A vacancy that is over stays readable, but nobody looks for it.
    only: () => sql`filled IS NOT TRUE AND closes_at > ${new Date().toISOString()}`,
  }),
  labels: { singular: label("Vacancy", "रिक्त पद"), plural: label("Vacancies", "रिक्त पदहरू") },
  defaultSort: "-closesAt",
  admin: {
    group: hiringGroup,
    useAsTitle: "name",
    defaultColumns: ["ref", "name", "office", "closesAt", "filled", "_status"],
  },
  fields: [
    { type: "tabs", tabs: [postTab, textTab, timesTab, applicationTab] },
    {
      name: "checklist",
      type: "ui",
      label: label("Before publishing", "प्रकाशन गर्नुअघि"),
      admin: {
        position: "sidebar",
        components: { Field: "/components/vacancy-checklist.tsx#VacancyChecklist" },
        disableListColumn: true,
      },
    },
    {
      name: "ref",
      type: "text",
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      label: label("Number", "विज्ञापन नम्बर"),
      admin: { position: "sidebar", description: label("Such as HEC-83-021.", "जस्तै HEC-83-021।") },
    },
    {
      name: "filled",
      type: "checkbox",
      defaultValue: false,
      // A copy is another vacancy.
      hooks: { beforeDuplicate: [() => false] },
      label: label("Filled", "पदपूर्ति भइसकेको"),
      admin: {
        position: "sidebar",
        description: label(
          "Nobody can apply any more; the page remains and says so.",
          "अब आवेदन दिन मिल्दैन; पृष्ठ रहन्छ र त्यसमा यही लेखिन्छ।",
        ),
      },
    },
  ],
});

/** The firm's vacancies. HR staff look after them: editors cannot change them. */
export const vacancies: CollectionConfig = {
  ...base,
  access: keptBy(hrStaff),
  hooks: { ...base.hooks, beforeChange: [refuseIncomplete, ...(base.hooks?.beforeChange ?? [])] },
};
