import type { GlobalConfig } from "payload";
import { editorialGlobal, websiteGroup } from "../collections/editorial.ts";
import { label } from "../fields/label.ts";
import { localizedText } from "../fields/texts.ts";

export const footer: GlobalConfig = editorialGlobal({
  slug: "footer",
  label: label("Firm and footer", "संस्था र पाद"),
  admin: { group: websiteGroup },
  fields: [
    localizedText("name", label("Name of the firm", "संस्थाको नाम"), { required: true, maxLength: 120 }),
    localizedText("tagline", label("One line about it", "एक पङ्क्ति परिचय")),
    localizedText("address", label("Address", "ठेगाना")),
    { name: "phone", type: "text", label: label("Phone", "फोन"), maxLength: 60 },
    { name: "email", type: "email", label: label("E-mail", "इमेल") },
    {
      name: "registrations",
      type: "array",
      label: label("Registration numbers", "दर्ता नम्बरहरू"),
      labels: { singular: label("Number", "नम्बर"), plural: label("Numbers", "नम्बरहरू") },
      maxRows: 6,
      fields: [localizedText("text", label("Number", "नम्बर"), { required: true, maxLength: 120 })],
    },
    localizedText("copyright", label("Copyright line", "प्रतिलिपि अधिकार")),
  ],
});
