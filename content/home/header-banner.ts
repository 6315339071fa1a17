import type { GlobalConfig } from "payload";
import { editorialGlobal, websiteGroup } from "../platform/editorial/editorial.ts";
import { label } from "../platform/fields/label.ts";
import { localizedText } from "../platform/fields/texts.ts";

export const headerBanner: GlobalConfig = editorialGlobal({
  slug: "header-banner",
  label: label("Header banner", "शीर्ष सूचना"),
  admin: { group: websiteGroup },
  fields: [
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: false,
      label: label("Show the banner above the menu", "मेनुमाथि सूचना देखाउने"),
    },
    localizedText("description", label("Text", "पाठ"), { maxLength: 240 }),
  ],
});
