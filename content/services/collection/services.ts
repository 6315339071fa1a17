import { pages } from "@setu/contract/pages";
import type { CollectionConfig } from "payload";
import { editorial, websiteGroup } from "../../platform/editorial/editorial.ts";
import type { Loss } from "../../platform/editorial/withdrawal/words.ts";
import { label } from "../../platform/fields/label.ts";
import { itemPage } from "../../platform/reading/item-page.ts";
import { detailTab } from "./detail-tab.ts";
import { summaryTab } from "./summary-tab.ts";
import { togetherTab } from "./together-tab.ts";

export const services: CollectionConfig = editorial({
  slug: "services",
  custom: itemPage(({ id }) => pages.service.href({ id })),
  labels: {
    singular: label("Service or sector", "सेवा वा क्षेत्र"),
    plural: label("Services and sectors", "सेवा र क्षेत्रहरू"),
  },
  orderable: true,
  admin: { group: websiteGroup, useAsTitle: "name", defaultColumns: ["name", "group", "_status"] },
  fields: [
    { type: "tabs", tabs: [summaryTab, detailTab, togetherTab] },
    {
      name: "group",
      type: "relationship",
      relationTo: "project-groups",
      label: label("Links to the projects of", "यस समूहका परियोजनामा लैजान्छ"),
      required: true,
      custom: { whenWithdrawn: "home" satisfies Loss },
      admin: { position: "sidebar" },
    },
  ],
});
