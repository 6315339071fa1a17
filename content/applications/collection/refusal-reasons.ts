import type { CollectionConfig } from "payload";
import { hrStaff, nobody } from "../../platform/access/rules.ts";
import { hiringGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { localizedText } from "../../platform/fields/texts.ts";

/** Reasons for a refusal. An application keeps the wording of its own refusal. */
export const refusalReasons: CollectionConfig = {
  slug: "refusal-reasons",
  labels: {
    singular: label("Reason for refusal", "अस्वीकृतिको कारण"),
    plural: label("Reasons for refusal", "अस्वीकृतिका कारण"),
  },
  defaultSort: "id",
  admin: {
    group: hiringGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "updatedAt"],
    description: label(
      "The reason itself is for the staff only and is never emailed. In an email, {reason} is replaced by the text for the applicant.",
      "कारण कर्मचारीका लागि मात्र हो, इमेलमा कहिल्यै जाँदैन। इमेलको {reason} को ठाउँमा आवेदकका लागि लेखिएको पाठ जान्छ।",
    ),
  },
  access: {
    admin: hrStaff,
    create: hrStaff,
    read: hrStaff,
    readVersions: nobody,
    update: hrStaff,
    delete: hrStaff,
    unlock: nobody,
  },
  fields: [
    localizedText("name", label("Reason, for the staff only", "कारण, कर्मचारीका लागि मात्र"), {
      required: true,
      maxLength: 160,
    }),
    localizedText("toApplicant", label("Text for the applicant", "आवेदकका लागि पाठ"), {
      description: label(
        "If this is empty, applicants are told no reason, and an email with {reason} in it cannot be sent.",
        "खाली छोडे आवेदकलाई कारण भनिँदैन, र {reason} भएको इमेल पठाउन मिल्दैन।",
      ),
    }),
  ],
};
