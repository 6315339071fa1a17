import { pages } from "@setu/contract/pages";
import type { CollectionConfig, Field } from "payload";
import { editorial, websiteGroup } from "../../platform/editorial/editorial.ts";
import { dateField } from "../../platform/fields/date.ts";
import { label } from "../../platform/fields/label.ts";
import { localizedParagraphs, localizedText } from "../../platform/fields/texts.ts";
import { itemPage } from "../../platform/reading/item-page.ts";

/** Photos with optional captions that replace the pictures' own: an album may show a picture for another reason. */
const photos: Field = {
  name: "photos",
  type: "array",
  label: label("Photos", "तस्बिरहरू"),
  labels: { singular: label("Photo", "तस्बिर"), plural: label("Photos", "तस्बिरहरू") },
  admin: {
    description: label("In the order in which the page shows them.", "पृष्ठमा देखिने क्रममा राख्नुहोस्।"),
    initCollapsed: true,
    components: { afterInput: ["/components/pictures/add-pictures.tsx#AddPhotos"] },
  },
  fields: [
    {
      name: "picture",
      type: "upload",
      relationTo: "media",
      required: true,
      label: label("Picture", "तस्बिर"),
    },
    localizedText("caption", label("Caption", "चित्र विवरण"), {
      maxLength: 200,
      description: label("If this is empty, the picture’s own caption is shown.", "खाली छोडे तस्बिरकै आफ्नो विवरण देखिन्छ।"),
    }),
    {
      type: "row",
      fields: [
        localizedText("place", label("Taken at", "खिचिएको ठाउँ"), { maxLength: 120 }),
        localizedText("credit", label("Photographer", "तस्बिर खिच्ने"), {
          maxLength: 120,
          description: label("If this is empty, the picture’s own is shown.", "खाली छोडे तस्बिरकै आफ्नो नाम देखिन्छ।"),
        }),
      ],
    },
    dateField("takenOn", label("Taken on", "खिचिएको मिति")),
  ],
};

export const albums: CollectionConfig = editorial({
  slug: "albums",
  custom: itemPage(({ id }) => pages.gallery.href({ id })),
  labels: { singular: label("Photo album", "तस्बिर एल्बम"), plural: label("Photo albums", "तस्बिर एल्बमहरू") },
  defaultSort: "-takenOn",
  admin: { group: websiteGroup, useAsTitle: "name", defaultColumns: ["name", "category", "takenOn", "_status"] },
  fields: [
    localizedText("name", label("Title", "शीर्षक"), { required: true, maxLength: 120 }),
    localizedParagraphs("description", label("Text", "विवरण"), { maxLength: 3000 }),
    localizedText("place", label("Place", "स्थान"), { maxLength: 120 }),
    photos,
    {
      name: "category",
      type: "relationship",
      relationTo: "album-categories",
      required: true,
      label: label("Category", "वर्ग"),
      admin: { position: "sidebar" },
    },
    {
      ...dateField("takenOn", label("Date", "मिति"), { required: true, sidebar: true }),
      index: true,
      defaultValue: () => new Date().toISOString(),
    },
    {
      name: "project",
      type: "relationship",
      relationTo: "projects",
      label: label("About this project", "सम्बन्धित परियोजना"),
      admin: { position: "sidebar" },
    },
    {
      name: "cover",
      type: "upload",
      relationTo: "media",
      label: label("Cover", "आवरण तस्बिर"),
      admin: {
        position: "sidebar",
        description: label("If this is empty, the first photo is used.", "खाली छोडे पहिलो तस्बिर देखिन्छ।"),
      },
    },
    {
      name: "download",
      type: "checkbox",
      defaultValue: false,
      label: label("Visitors may download the photos", "आगन्तुकले तस्बिर डाउनलोड गर्न पाउने"),
      admin: { position: "sidebar" },
    },
  ],
});
