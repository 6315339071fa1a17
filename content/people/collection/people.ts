import { pages } from "@setu/contract/pages";
import type { CollectionConfig } from "payload";
import { editorial, firmGroup } from "../../platform/editorial/editorial.ts";
import { dateField } from "../../platform/fields/date.ts";
import { label } from "../../platform/fields/label.ts";
import { itemPage } from "../../platform/reading/item-page.ts";
import { sql } from "../../platform/store/sql.ts";
import { backgroundTab } from "./background-tab.ts";
import { documentsTab } from "./documents-tab.ts";
import { personTab } from "./person-tab.ts";
import { rolesTab } from "./roles-tab.ts";

/** One record for each person, regardless of their roles in the firm: board, key personnel, team. */
export const people: CollectionConfig = editorial({
  slug: "people",
  custom: itemPage(({ id }) => pages.person.href({ id }), {
    // People who have left have no page.
    only: () => sql`"left" IS NOT TRUE`,
  }),
  labels: { singular: label("Person", "व्यक्ति"), plural: label("People", "व्यक्तिहरू") },
  admin: {
    group: firmGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "designation", "discipline", "office", "_status"],
  },
  fields: [
    { type: "tabs", tabs: [personTab, rolesTab, backgroundTab, documentsTab] },
    {
      name: "discipline",
      type: "relationship",
      relationTo: "disciplines",
      label: label("Discipline", "विधा"),
      admin: { position: "sidebar" },
    },
    {
      name: "office",
      type: "relationship",
      relationTo: "offices",
      label: label("Office", "कार्यालय"),
      admin: { position: "sidebar" },
    },
    {
      name: "left",
      type: "checkbox",
      defaultValue: false,
      label: label("No longer with the firm", "अब यस संस्थामा नभएको"),
      admin: {
        position: "sidebar",
        description: label(
          "The person’s page then says only that. Past terms on the board stay listed.",
          "त्यसपछि व्यक्तिको पृष्ठमा त्यति मात्र लेखिन्छ। सञ्चालक समितिको विगतको कार्यकाल सूचीमा रहन्छ।",
        ),
      },
    },
    {
      ...dateField("leftOn", label("Left on", "छोडेको मिति"), { sidebar: true }),
      admin: {
        ...dateField("leftOn", label("Left on", "छोडेको मिति"), { sidebar: true }).admin,
        condition: (data) => data["left"] === true,
      },
    },
  ],
});
