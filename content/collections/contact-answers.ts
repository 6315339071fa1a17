import type { CollectionConfig, Field } from "payload";
import { enquiryStaff, nobody } from "../access/rules.ts";
import { label } from "../fields/label.ts";
import { inboxGroup } from "./editorial.ts";

const readOnly = { readOnly: true } as const;
const shown = (name: string, text: { en: string; ne: string }): Field => ({
  name,
  type: "text",
  label: text,
  admin: readOnly,
});

/** What was answered to visitors: each is one row, with what became of its mail (docs/decisions/0026-inbox.md). */
export const contactAnswers: CollectionConfig = {
  slug: "contact-answers",
  labels: { singular: label("Answer", "जवाफ"), plural: label("Answers", "जवाफहरू") },
  defaultSort: "-createdAt",
  // They are read and written where their message is.
  admin: { group: inboxGroup, hidden: true, useAsTitle: "subject" },
  access: {
    admin: enquiryStaff,
    create: nobody,
    read: enquiryStaff,
    readVersions: nobody,
    update: nobody,
    delete: nobody,
    unlock: nobody,
  },
  fields: [
    {
      name: "message",
      type: "relationship",
      relationTo: "contact-messages",
      index: true,
      label: label("Message", "सन्देश"),
      admin: readOnly,
    },
    // As it was then: accounts go, the answer stays.
    shown("by", label("Written by", "लेख्ने")),
    shown("locale", label("Language", "भाषा")),
    shown("subject", label("Subject", "विषय")),
    { name: "text", type: "textarea", label: label("Text", "पाठ"), admin: { ...readOnly, rows: 14 } },
    {
      name: "state",
      type: "select",
      required: true,
      defaultValue: "pending",
      label: label("State", "अवस्था"),
      admin: readOnly,
      options: [
        { value: "pending", label: label("Waiting to be sent", "पठाउन बाँकी") },
        { value: "sent", label: label("Sent", "पठाइयो") },
        { value: "failed", label: label("Given up", "पठाउन सकिएन") },
        { value: "withheld", label: label("Not sent on purpose", "जानाजान नपठाइएको") },
      ],
    },
    {
      name: "attempts",
      type: "number",
      required: true,
      defaultValue: 0,
      label: label("Attempts", "प्रयास"),
      admin: readOnly,
    },
    { name: "sentAt", type: "date", label: label("Sent at", "पठाएको समय"), admin: readOnly },
    shown("problem", label("Last problem", "पछिल्लो समस्या")),
    // When it may go, in ms since 1970; null when it has gone. A claim moves it ahead.
    { name: "dueAt", type: "number", index: true, admin: { hidden: true } },
    // The message's id, and what the form made up when the answer was begun.
    { name: "key", type: "text", unique: true, index: true, admin: { hidden: true } },
  ],
};
