import type { CollectionConfig } from "payload";
import { enquiryStaff } from "../../platform/access/rules.ts";
import { writtenByServer } from "../../platform/access/written-by-server.ts";
import { inboxGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { readOnly, readOnlyText } from "../../platform/fields/read-only.ts";
import { mailState, outbox } from "../../platform/mail/mail-state.ts";

/** Answers to visitors, one row each, with the state of its mail (docs/decisions/0026-inbox.md). */
export const contactAnswers: CollectionConfig = {
  slug: "contact-answers",
  labels: { singular: label("Answer", "जवाफ"), plural: label("Answers", "जवाफहरू") },
  defaultSort: "-createdAt",
  // Hidden: answers are read and written with their message.
  admin: { group: inboxGroup, hidden: true, useAsTitle: "subject" },
  access: writtenByServer(enquiryStaff),
  fields: [
    {
      name: "message",
      type: "relationship",
      relationTo: "contact-messages",
      index: true,
      label: label("Message", "सन्देश"),
      admin: readOnly,
    },
    // The user's name at the time: the account may be deleted, but the answer stays.
    readOnlyText("by", label("Written by", "लेख्ने")),
    readOnlyText("locale", label("Language", "भाषा")),
    readOnlyText("subject", label("Subject", "विषय")),
    { name: "text", type: "textarea", label: label("Text", "पाठ"), admin: { ...readOnly, rows: 14 } },
    ...mailState(),
    // The key: the message's id, and a random part that the form creates for each new answer.
    ...outbox,
  ],
};
