import type { CollectionConfig } from "payload";
import { label } from "../fields/label.ts";
import { slugField } from "../fields/slug.ts";
import { localizedText } from "../fields/texts.ts";
import { editorial, websiteGroup } from "./editorial.ts";

/** The entries of the navigation's "Our Project" menu (specification, section 3: id, name, slug). */
export const projectGroups: CollectionConfig = editorial({
  slug: "project-groups",
  labels: {
    singular: label("Project group", "परियोजना समूह"),
    plural: label("Project groups (menu)", "परियोजना समूह (मेनु)"),
  },
  orderable: true,
  admin: { group: websiteGroup, useAsTitle: "name", defaultColumns: ["name", "slug", "_status"] },
  fields: [
    localizedText("name", label("Name in the menu", "मेनुमा देखिने नाम"), { required: true, maxLength: 60 }),
    slugField,
  ],
});
