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
    localizedParagraphs("tell", label("What to include", "के-के खुलाउने"), {
      maxLength: 1000,
      description: label(
        "One item per line, shown beside the form: for example the place, the ground, the loads or the stage.",
        "हरेक पङ्क्तिमा एउटा कुरा। यो फारामको छेउमा देखिन्छ: जवाफ दिन ठाउँ, माटो, भार वा चरण थाहा चाहिन्छ।",
      ),
    }),
  ],
});
