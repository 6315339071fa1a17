import type { CollectionConfig } from "payload";
import { editorial, firmGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { localizedText } from "../../platform/fields/texts.ts";

/** The disciplines by which the team is listed. */
export const disciplines: CollectionConfig = editorial({
  slug: "disciplines",
  labels: { singular: label("Discipline", "विधा"), plural: label("Disciplines", "विधाहरू") },
  orderable: true,
  admin: { group: firmGroup, useAsTitle: "name", defaultColumns: ["name", "_status"] },
  fields: [localizedText("name", label("Name", "नाम"), { required: true, maxLength: 80 })],
});
