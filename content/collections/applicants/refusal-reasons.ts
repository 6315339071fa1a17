import type { CollectionConfig } from "payload";
import { hrStaff, nobody } from "../../access/rules.ts";
import { label } from "../../fields/label.ts";
import { localizedText } from "../../fields/texts.ts";
import { hiringGroup } from "../editorial.ts";

/** What a refusal can be put down to. An application keeps the words that it was refused with. */
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
      "For the staff. An applicant reads one only where a mail has {reason} in it.",
      "कर्मचारीका लागि मात्र। इमेलमा {reason} राखे मात्र आवेदकले पढ्छन्।",
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
  fields: [localizedText("name", label("Reason", "कारण"), { required: true, maxLength: 160 })],
};
