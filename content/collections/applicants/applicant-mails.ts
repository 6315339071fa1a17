import type { CollectionConfig, Field } from "payload";
import { hrStaff, nobody } from "../../access/rules.ts";
import { label } from "../../fields/label.ts";
import { applicantMailEndpoints } from "../../hiring/endpoints.ts";
import { hiringGroup } from "../editorial.ts";

const readOnly = { readOnly: true } as const;
const shown = (name: string, text: { en: string; ne: string }): Field => ({
  name,
  type: "text",
  label: text,
  admin: readOnly,
});

/** Mail to applicants: each is one row, with what became of it (docs/decisions/0004-outbox.md). */
export const applicantMails: CollectionConfig = {
  slug: "applicant-mails",
  labels: {
    singular: label("Mail to an applicant", "आवेदकलाई इमेल"),
    plural: label("Mail to applicants", "आवेदकलाई इमेलहरू"),
  },
  defaultSort: "-createdAt",
  admin: { group: hiringGroup, useAsTitle: "subject", defaultColumns: ["subject", "to", "state", "createdAt"] },
  access: {
    admin: hrStaff,
    create: nobody,
    read: hrStaff,
    readVersions: nobody,
    update: nobody,
    delete: nobody,
    unlock: nobody,
  },
  endpoints: applicantMailEndpoints,
  fields: [
    {
      name: "application",
      type: "relationship",
      relationTo: "applications",
      label: label("Application", "आवेदन"),
      admin: readOnly,
    },
    shown("to", label("To", "पाउने")),
    shown("subject", label("Subject", "विषय")),
    {
      name: "text",
      type: "textarea",
      label: label("Text", "पाठ"),
      admin: {
        ...readOnly,
        rows: 14,
        description: label(
          "{link} is the applicant's own link, made when the mail goes.",
          "{link} आवेदकको आफ्नै लिङ्क हो, इमेल जाँदा बन्छ।",
        ),
      },
    },
    {
      name: "state",
      type: "select",
      required: true,
      defaultValue: "pending",
      label: label("State", "अवस्था"),
      admin: { position: "sidebar", ...readOnly },
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
      admin: { position: "sidebar", ...readOnly },
    },
    {
      name: "sentAt",
      type: "date",
      label: label("Sent at", "पठाएको समय"),
      admin: { position: "sidebar", ...readOnly },
    },
    {
      ...shown("problem", label("Last problem", "पछिल्लो समस्या")),
      admin: { position: "sidebar", ...readOnly },
    } as Field,
    {
      ...shown("by", label("Written by", "लेख्ने")),
      admin: { position: "sidebar", ...readOnly },
    } as Field,
    {
      ...shown("undoneBy", label("Undone by", "रोक्ने")),
      admin: { position: "sidebar", ...readOnly },
    } as Field,
    // Of a mail about a stage: the step of the application's history, without which it is not sent, and until when it can be
    // undone (docs/decisions/0025-the-board.md).
    { name: "step", type: "text", admin: { hidden: true } },
    { name: "undoUntil", type: "number", admin: { hidden: true } },
    // When it may go, in ms since 1970; null when it has gone. A claim moves it ahead.
    { name: "dueAt", type: "number", index: true, admin: { hidden: true } },
    // A mail of this name is written once: "receipt-17".
    { name: "key", type: "text", unique: true, index: true, admin: { hidden: true } },
  ],
};
