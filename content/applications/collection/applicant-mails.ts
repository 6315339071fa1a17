import type { CollectionConfig } from "payload";
import { hrStaff } from "../../platform/access/rules.ts";
import { writtenByServer } from "../../platform/access/written-by-server.ts";
import { hiringGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { readOnly, readOnlyText } from "../../platform/fields/read-only.ts";
import { mailState, outbox } from "../../platform/mail/mail-state.ts";
import { goneTogether } from "../../platform/store/gone-together.ts";
import { applicantMailEndpoints } from "../board/endpoints.ts";

const aside = { ...readOnly, position: "sidebar" } as const;

/** Mails to applicants, each one row with its state (docs/decisions/0004-outbox.md). */
export const applicantMails: CollectionConfig = {
  slug: "applicant-mails",
  labels: {
    singular: label("Email to an applicant", "आवेदकलाई इमेल"),
    plural: label("Emails to applicants", "आवेदकलाई इमेलहरू"),
  },
  defaultSort: "-createdAt",
  admin: { group: hiringGroup, useAsTitle: "subject", defaultColumns: ["subject", "to", "state", "createdAt"] },
  access: writtenByServer(hrStaff),
  endpoints: applicantMailEndpoints,
  fields: [
    {
      name: "application",
      type: "relationship",
      relationTo: "applications",
      custom: goneTogether,
      label: label("Application", "आवेदन"),
      admin: readOnly,
    },
    readOnlyText("to", label("To", "पाउने")),
    readOnlyText("subject", label("Subject", "विषय")),
    {
      name: "text",
      type: "textarea",
      label: label("Text", "पाठ"),
      admin: {
        ...readOnly,
        rows: 14,
        description: label(
          "{link} is the applicant’s own link, made when the email is sent.",
          "{link} आवेदकको आफ्नै लिङ्क हो, इमेल पठाउँदा बन्छ।",
        ),
      },
    },
    ...mailState({ admin: aside }),
    readOnlyText("by", label("Written by", "लेख्ने"), aside),
    readOnlyText("undoneBy", label("Undone by", "रोक्ने"), aside),
    // For a mail about a stage: the step of the application's history, without which it is not sent, and until when it can be
    // undone (docs/decisions/0025-the-board.md).
    { name: "step", type: "text", admin: { hidden: true } },
    { name: "undoUntil", type: "number", admin: { hidden: true } },
    ...outbox,
  ],
};
