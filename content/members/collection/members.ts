import type { CollectionConfig, Field } from "payload";
import { forTheServer } from "../../platform/access/for-the-server.ts";
import { owners } from "../../platform/access/rules.ts";
import { writtenByServer } from "../../platform/access/written-by-server.ts";
import { label } from "../../platform/fields/label.ts";
import { readOnly, readOnlyText } from "../../platform/fields/read-only.ts";
import { communityGroup } from "../community-group.ts";
import { endSessionsOfSuspended } from "./suspension.ts";

/** A column of times in ms since 1970, which SQL statements compare. */
const time = (name: string): Field => forTheServer({ name, type: "number" });

/**
 * Visitors with an account (docs/decisions/0057-members.md). They are not users of the back office: none of its calls
 * knows them. An owner sees who has an account, and can suspend one; all other changes are the member's own.
 */
export const members: CollectionConfig = {
  slug: "members",
  labels: { singular: label("Member", "सदस्य"), plural: label("Members", "सदस्यहरू") },
  defaultSort: "-createdAt",
  admin: {
    group: communityGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "state", "locale", "createdAt", "lastSeenDay"],
    listSearchableFields: ["name", "publicId"],
    description: label(
      "Visitors with an account. Nobody can see their addresses: to write to a member, reply where they wrote.",
      "खाता भएका आगन्तुक। उहाँहरूको इमेल ठेगाना कसैलाई देखाइँदैन: सदस्यलाई लेख्नुपर्दा उहाँले लेखेकै ठाउँमा जवाफ दिनुहोस्।",
    ),
  },
  access: { ...writtenByServer(owners), update: owners },
  hooks: { beforeChange: [endSessionsOfSuspended] },
  fields: [
    readOnlyText("name", label("Name", "नाम")),
    {
      name: "state",
      type: "select",
      required: true,
      defaultValue: "active",
      label: label("State", "अवस्था"),
      options: [
        { value: "active", label: label("Active", "सक्रिय") },
        { value: "suspended", label: label("Suspended", "निलम्बित") },
      ],
      admin: {
        description: label(
          "A suspended member can no longer write, but can still download their data or delete the account.",
          "निलम्बित सदस्यले लेख्न पाउनुहुन्न, तर आफ्नो विवरण डाउनलोड गर्न वा खाता मेटाउन सक्नुहुन्छ।",
        ),
      },
    },
    {
      name: "reason",
      type: "textarea",
      maxLength: 500,
      label: label("Reason for the suspension", "निलम्बनको कारण"),
      admin: {
        condition: (data) => data?.["state"] === "suspended",
        description: label("The member reads this after signing in.", "लग इन गरेपछि सदस्यले यो पढ्नुहुन्छ।"),
      },
    },
    readOnlyText("publicId", label("Number", "नम्बर")),
    readOnlyText("locale", label("Language of emails", "इमेलको भाषा")),
    readOnlyText("lastSeenDay", label("Last signed in on", "पछिल्लो पटक लग इन")),
    {
      name: "termsVersion",
      type: "number",
      label: label("Accepted version of the terms", "स्वीकारेको सर्तको संस्करण"),
      admin: readOnly,
    },
    forTheServer({ name: "email", type: "text" }),
    // The address in the form for look-ups; unique.
    forTheServer({ name: "emailKey", type: "text", unique: true, index: true }),
    // A PHC string, which contains the parameters.
    forTheServer({ name: "passwordHash", type: "text" }),
    // Every session and link contains it: raising it ends them all.
    forTheServer({ name: "epoch", type: "number", defaultValue: 0 }),
    forTheServer({ name: "linkKey", type: "text" }),
    // Mails about replies in the forum.
    forTheServer({ name: "noForumMails", type: "checkbox", defaultValue: false }),
    forTheServer({ name: "pendingEmail", type: "text" }),
    forTheServer({ name: "previousEmail", type: "text" }),
    time("previousUntil"),
  ],
};
