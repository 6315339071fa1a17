import type { CollectionConfig } from "payload";
import { label } from "../fields/label.ts";
import { picturesField } from "../fields/pictures.ts";
import { localizedText } from "../fields/texts.ts";
import { editorial, websiteGroup } from "./editorial.ts";

export const services: CollectionConfig = editorial({
  slug: "services",
  labels: {
    singular: label("Service or sector", "सेवा वा क्षेत्र"),
    plural: label("Services and sectors", "सेवा र क्षेत्रहरू"),
  },
  orderable: true,
  admin: { group: websiteGroup, useAsTitle: "name", defaultColumns: ["name", "group", "_status"] },
  fields: [
    localizedText("name", label("Name", "नाम"), { required: true, maxLength: 80 }),
    localizedText("description", label("One line about it", "एक पङ्क्ति विवरण"), { maxLength: 200 }),
    picturesField(),
    {
      name: "group",
      type: "relationship",
      relationTo: "project-groups",
      label: label("Leads to the projects of", "यस समूहका परियोजनामा लैजान्छ"),
      required: true,
      admin: { position: "sidebar" },
    },
  ],
});
