import { pages } from "@setu/contract/pages";
import type { CollectionConfig } from "payload";
import { editorial, websiteGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { localizedText } from "../../platform/fields/texts.ts";
import { itemPage } from "../../platform/reading/item-page.ts";

export const albumCategories: CollectionConfig = editorial({
  slug: "album-categories",
  custom: itemPage(({ id }) => pages.albums.href({ id })),
  labels: {
    singular: label("Album category", "एल्बमको वर्ग"),
    plural: label("Album categories", "एल्बमका वर्गहरू"),
  },
  orderable: true,
  admin: { group: websiteGroup, useAsTitle: "name", defaultColumns: ["name", "_status"] },
  fields: [
    localizedText("name", label("Name", "नाम"), { required: true, maxLength: 80 }),
    localizedText("description", label("One sentence about it", "यसबारे एक वाक्य"), { maxLength: 200 }),
    {
      name: "cover",
      type: "upload",
      relationTo: "media",
      label: label("Cover", "आवरण तस्बिर"),
      admin: {
        description: label(
          "If this is empty, the cover of its newest album is used.",
          "खाली छोडे सबैभन्दा नयाँ एल्बमको आवरण देखिन्छ।",
        ),
      },
    },
  ],
});
