import type { CollectionConfig, Field } from "payload";
import { editorial, websiteGroup } from "../../platform/editorial/editorial.ts";
import type { Loss } from "../../platform/editorial/withdrawal/words.ts";
import { dateField } from "../../platform/fields/date.ts";
import { label } from "../../platform/fields/label.ts";
import { richTextField } from "../../platform/fields/rich-text.ts";
import { localizedParagraphs, localizedText } from "../../platform/fields/texts.ts";
import { picturesField } from "../../platform/files/pictures/picture-fields.ts";
import { quoteField } from "./quote-field.ts";

/** The least and the most figures of a story: fewer say too little, more are not read. */
const fewestFigures = 2;
const mostFigures = 6;

const figuresField: Field = {
  name: "figures",
  type: "array",
  required: true,
  minRows: fewestFigures,
  maxRows: mostFigures,
  label: label("Figures", "अङ्कहरू"),
  labels: { singular: label("Figure", "अङ्क"), plural: label("Figures", "अङ्कहरू") },
  admin: {
    description: label(
      "Two to six. The first one is shown large in the list. Each needs its date and its source.",
      "दुईदेखि छवटा। पहिलो अङ्क सूचीमा ठूलो देखिन्छ। हरेकको मिति र स्रोत चाहिन्छ।",
    ),
  },
  fields: [
    {
      type: "row",
      fields: [
        localizedText("value", label("Figure", "अङ्क"), { required: true, maxLength: 20 }),
        localizedText("unit", label("Unit", "एकाइ"), { maxLength: 40 }),
      ],
    },
    localizedText("label", label("What it says", "के भन्छ"), { required: true, maxLength: 120 }),
    {
      type: "row",
      fields: [
        dateField("asOf", label("As of", "कुन मितिको"), { required: true }),
        localizedText("source", label("Where it comes from", "स्रोत"), { required: true, maxLength: 120 }),
      ],
    },
  ],
};

/** Stories about the effects of a project on the people it was made for. */
export const successStories: CollectionConfig = editorial({
  slug: "success-stories",
  labels: { singular: label("Success story", "सफलताको कथा"), plural: label("Success stories", "सफलताका कथाहरू") },
  orderable: true,
  admin: {
    group: websiteGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "project", "_status"],
    components: { beforeListTable: ["/components/stories/consent-overview.tsx#ConsentOverview"] },
  },
  fields: [
    localizedText("name", label("Title", "शीर्षक"), { required: true, maxLength: 120 }),
    localizedParagraphs("summary", label("Summary", "सार"), {
      required: true,
      maxLength: 400,
      description: label("One or two sentences: what is different today.", "एक–दुई वाक्य: आज के फरक छ।"),
    }),
    richTextField("problem", label("The problem", "समस्या"), { required: true }),
    richTextField("work", label("The work", "काम"), { required: true }),
    richTextField("outcome", label("What changed", "के बदलियो"), { required: true }),
    figuresField,
    quoteField,
    picturesField(
      label(
        "The first one leads the page. Without any, the project’s first picture is shown.",
        "पहिलो तस्बिर पृष्ठको सुरुमा देखिन्छ। नराखे परियोजनाको पहिलो तस्बिर देखिन्छ।",
      ),
    ),
    {
      name: "project",
      type: "relationship",
      relationTo: "projects",
      required: true,
      custom: { whenWithdrawn: "page" satisfies Loss },
      label: label("Project", "परियोजना"),
      admin: {
        position: "sidebar",
        description: label(
          "While it is confidential or not published, visitors do not see the story.",
          "परियोजना गोप्य वा अप्रकाशित हुँदासम्म आगन्तुकले कथा देख्दैनन्।",
        ),
      },
    },
  ],
});
