import { pages } from "@setu/contract/pages";
import type { CollectionConfig } from "payload";
import { editorial, websiteGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { slugField } from "../../platform/fields/slug.ts";
import { localizedParagraphs, localizedText } from "../../platform/fields/texts.ts";
import { picturesField } from "../../platform/files/pictures/picture-fields.ts";
import { itemPage } from "../../platform/reading/item-page.ts";

/** The entries of the navigation's "Our Project" menu (specification, section 3: id, name, slug). */
export const projectGroups: CollectionConfig = editorial({
  slug: "project-groups",
  custom: {
    ...itemPage(({ slug }) => pages.projectGroup.href({ project_slug: slug })),
    shownIn: label("Menu: its entry disappears.", "मेनु: यसको नाम हट्छ।"),
  },
  labels: {
    singular: label("Project group", "परियोजना समूह"),
    plural: label("Project groups (menu)", "परियोजना समूह (मेनु)"),
  },
  orderable: true,
  admin: { group: websiteGroup, useAsTitle: "name", defaultColumns: ["name", "slug", "_status"] },
  fields: [
    localizedText("name", label("Name in the menu", "मेनुमा देखिने नाम"), { required: true, maxLength: 60 }),
    localizedParagraphs("description", label("About our work in this group", "यस समूहको कामबारे"), {
      maxLength: 2000,
      description: label(
        "Two or three sentences at the top of the group’s page.",
        "समूहको पृष्ठको सुरुमा देखिने दुई–तीन वाक्य।",
      ),
    }),
    picturesField(label("The first one is shown below the description.", "पहिलो तस्बिर विवरणमुनि देखिन्छ।")),
    slugField,
  ],
});
