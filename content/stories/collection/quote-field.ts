import type { Field } from "payload";
import { editors } from "../../platform/access/rules.ts";
import { label, say } from "../../platform/fields/label.ts";
import { localizedText } from "../../platform/fields/texts.ts";

interface Checked {
  data: { quote?: { text?: string | null } | null };
  req: Parameters<typeof say>[0];
}

const neededByWords = (value: unknown, { data, req }: Checked) =>
  Boolean(value) ||
  !data.quote?.text ||
  say(
    req,
    "Nobody is quoted without consent. Choose the consent, or clear the quote.",
    "मन्जुरीविना कसैलाई उद्धृत गरिँदैन। मन्जुरी छान्नुहोस्, वा उद्धरण खाली गर्नुहोस्।",
  );

/** A quote of a person. No access rule lets a visitor read it: `content/stories/quotes.ts` returns what the consent allows. */
export const quoteField: Field = {
  name: "quote",
  type: "group",
  label: label("Quote", "उद्धरण"),
  access: { read: editors },
  fields: [
    {
      name: "language",
      type: "select",
      defaultValue: "ne",
      label: label("Said in", "बोलेको भाषा"),
      options: [
        { value: "ne", label: label("Nepali", "नेपाली") },
        { value: "en", label: label("English", "अङ्ग्रेजी") },
      ],
    },
    {
      name: "text",
      type: "textarea",
      maxLength: 600,
      label: label("The original words", "उहाँकै शब्दमा"),
    },
    {
      name: "translation",
      type: "textarea",
      maxLength: 700,
      label: label("Translated into the other language", "अर्को भाषामा अनुवाद"),
      admin: {
        description: label(
          "Readers are told that it is a translation. It is shown if the consent covers it.",
          "यो अनुवाद हो भनी पाठकलाई जनाइन्छ। मन्जुरीले समेटेमा मात्र देखिन्छ।",
        ),
      },
    },
    localizedText("person", label("Name", "नाम"), {
      maxLength: 120,
      description: label("Shown if the consent covers it.", "मन्जुरीले समेटेमा मात्र देखिन्छ।"),
    }),
    localizedText("title", label("Position", "पद"), {
      maxLength: 120,
      description: label(
        "Always shown. If the name may not be shown, write nothing here that reveals it.",
        "सधैँ देखिन्छ। नाम देखाउन नमिल्ने भए नाम खुल्ने कुरा यहाँ नलेख्नुहोस्।",
      ),
    }),
    localizedText("organisation", label("Organisation or place", "संस्था वा ठाउँ"), { maxLength: 160 }),
    {
      name: "portrait",
      type: "upload",
      relationTo: "media",
      label: label("Portrait", "व्यक्तिको तस्बिर"),
      admin: { description: label("Shown if the consent covers it.", "मन्जुरीले समेटेमा मात्र देखिन्छ।") },
    },
    {
      name: "consent",
      type: "relationship",
      relationTo: "consents",
      label: label("Consent", "मन्जुरी"),
      validate: neededByWords,
      // A copy is another story, which the person has not agreed to.
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        description: label(
          "Without a consent in force visitors see no quote.",
          "लागू भएको मन्जुरी नभए आगन्तुकले उद्धरण देख्दैनन्।",
        ),
      },
    },
  ],
};
