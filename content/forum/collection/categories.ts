import type { CollectionConfig } from "payload";
import { communityGroup } from "../../members/community-group.ts";
import { editorial } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { localizedParagraphs, localizedText } from "../../platform/fields/texts.ts";

/** The categories of the forum's questions. */
export const forumCategories: CollectionConfig = editorial({
  slug: "forum-categories",
  labels: { singular: label("Forum category", "छलफलको विषय"), plural: label("Forum categories", "छलफलका विषय") },
  orderable: true,
  admin: { group: communityGroup, useAsTitle: "name", defaultColumns: ["name", "_status"] },
  fields: [
    localizedText("name", label("Name", "नाम"), { required: true, maxLength: 80 }),
    localizedText("description", label("What belongs here", "यहाँ के पर्छ"), { maxLength: 300 }),
    localizedParagraphs("rules", label("Rules", "नियम"), {
      maxLength: 1000,
      description: label(
        "One rule per line, shown above the category's questions and beside the form: for example that nobody asks about a tender that is open.",
        "हरेक पङ्क्तिमा एउटा नियम। यस विषयका प्रश्नमाथि र फारामको छेउमा देखिन्छ: जस्तै, खुला रहेको बोलपत्रबारे नसोध्ने।",
      ),
    }),
    {
      name: "experts",
      type: "relationship",
      relationTo: "people",
      hasMany: true,
      maxRows: 6,
      label: label("Our experts", "हाम्रा इन्जिनियर"),
      admin: {
        description: label(
          "Shown with the category, with links to their pages. Accounts that answer in their names get an email about each new question.",
          "विषयसँगै उहाँहरूको नाम र पृष्ठको लिङ्क देखिन्छ। उहाँहरूको नाममा जवाफ दिने खातालाई हरेक नयाँ प्रश्नबारे इमेल जान्छ।",
        ),
      },
    },
    localizedParagraphs("tell", label("What to include", "के-के खुलाउने"), {
      maxLength: 1000,
      description: label(
        "One item per line, shown beside the form: for example the place, the ground, the loads or the stage.",
        "हरेक पङ्क्तिमा एउटा कुरा। यो फारामको छेउमा देखिन्छ: जस्तै ठाउँ, माटो, भार वा चरण।",
      ),
    }),
  ],
});
