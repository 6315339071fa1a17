import type { Tab } from "payload";
import { label } from "../../platform/fields/label.ts";
import { localizedText } from "../../platform/fields/texts.ts";
import { documentsField } from "../../platform/files/documents/document-fields.ts";
import { picturesField } from "../../platform/files/pictures/picture-fields.ts";
import { guarded } from "./confidential.ts";

/** Pictures, documents and the people who did the work. */
export const documentsTab: Tab = {
  label: label("Pictures and people", "तस्बिर र व्यक्ति"),
  fields: [
    guarded(
      picturesField(
        label("The first one leads; the others are shown further down.", "पहिलो मुख्य तस्बिर हो; अरू पृष्ठको तल देखिन्छन्।"),
      ),
    ),
    guarded(documentsField()),
    guarded({
      name: "team",
      type: "array",
      label: label("Our people", "हाम्रो टोली"),
      labels: { singular: label("Person", "व्यक्ति"), plural: label("People", "व्यक्तिहरू") },
      maxRows: 30,
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "person",
              type: "relationship",
              relationTo: "people",
              label: label("Person", "व्यक्ति"),
              required: true,
            },
            localizedText("role", label("Role in this project", "यस परियोजनामा भूमिका"), {
              required: true,
              maxLength: 100,
            }),
          ],
        },
      ],
    }),
  ],
};
