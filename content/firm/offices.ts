import type { CollectionConfig } from "payload";
import { editorial, firmGroup } from "../platform/editorial/editorial.ts";
import { label } from "../platform/fields/label.ts";
import { localizedText } from "../platform/fields/texts.ts";

export const offices: CollectionConfig = editorial({
  slug: "offices",
  custom: {
    shownIn: label(
      "Home page, “About us” and the foot of every page: its address and phone number disappear.",
      "गृहपृष्ठ, “हाम्रो बारेमा” र हरेक पृष्ठको पुछार: यसको ठेगाना र फोन नम्बर हट्छ।",
    ),
  },
  labels: { singular: label("Office", "कार्यालय"), plural: label("Offices", "कार्यालयहरू") },
  orderable: true,
  admin: { group: firmGroup, useAsTitle: "name", defaultColumns: ["name", "address", "_status"] },
  fields: [
    localizedText("name", label("Name", "नाम"), { required: true, maxLength: 120 }),
    localizedText("address", label("Address", "ठेगाना"), { required: true }),
    {
      type: "row",
      fields: [
        { name: "lat", type: "number", label: label("Latitude", "अक्षांश"), required: true, min: -90, max: 90 },
        { name: "lng", type: "number", label: label("Longitude", "देशान्तर"), required: true, min: -180, max: 180 },
      ],
    },
    { name: "phone", type: "text", label: label("Phone", "फोन"), maxLength: 60 },
    localizedText("hours", label("Opening hours", "खुल्ने समय"), { maxLength: 120 }),
    {
      name: "headOffice",
      type: "checkbox",
      defaultValue: false,
      label: label("This is the head office", "यो केन्द्रीय कार्यालय हो"),
    },
  ],
});
