import type { CollectionBeforeDeleteHook, CollectionConfig, Field } from "payload";
import { enquiryStaff, nobody, owners } from "../../platform/access/rules.ts";
import { userName } from "../../platform/access/user-name.ts";
import { inboxGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { readOnly, readOnlyText } from "../../platform/fields/read-only.ts";
import { mailState } from "../../platform/mail/mail-state.ts";
import { logErasure } from "../../retention/erasure-log.ts";
import type { Traces } from "../../retention/traces.ts";
import { eraseMessageTraces } from "../erase.ts";
import { inboxEndpoints } from "../inbox/endpoints.ts";
import { messageStateLabels, messageStates } from "../inbox/message-states.ts";
import { messageReference } from "../message-reference.ts";

/** The state of one mail about the message, stored in the message's own row (docs/decisions/0004-outbox.md). */
const mail = (name: string, text: { en: string; ne: string }): Field => ({
  name,
  type: "group",
  label: text,
  admin: { position: "sidebar", ...readOnly },
  fields: mailState(),
});

/** Deletes a message's answers and mails together with the message. */
const eraseWithAll =
  (traces: Traces): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { payload } = req;
    const { createdAt } = await payload.findByID({
      collection: "contact-messages",
      id,
      depth: 0,
      overrideAccess: true,
    });
    await eraseMessageTraces(payload, traces, { id: Number(id), createdAt: String(createdAt) });
    const by = userName(req);
    const references = [messageReference(Number(id))];
    await logErasure(payload, { kind: "messages", mode: "real", count: 1, references, by });
  };

const fields: Field[] = [
  readOnlyText("name", label("Name", "नाम")),
  readOnlyText("company", label("Company", "संस्था")),
  readOnlyText("country", label("Country", "देश")),
  readOnlyText("email", label("Email", "इमेल")),
  readOnlyText("phone", label("Phone", "फोन")),
  { name: "message", type: "textarea", label: label("Message", "सन्देश"), admin: { ...readOnly, rows: 10 } },
  // The FAQ that the feedback is about; feedback has neither a name nor an address. A number, since the FAQ may be deleted.
  { name: "faq", type: "number", admin: { hidden: true } },
  readOnlyText("locale", label("Language of the page", "पृष्ठको भाषा")),
  {
    name: "suspicious",
    type: "checkbox",
    defaultValue: false,
    index: true,
    label: label("Looks like spam", "अवाञ्छितजस्तो देखिन्छ"),
    admin: { position: "sidebar", ...readOnly },
  },
  {
    name: "state",
    type: "select",
    required: true,
    defaultValue: "new",
    index: true,
    label: label("Status", "अवस्था"),
    options: messageStates.map((value) => ({ value, label: messageStateLabels[value] })),
    admin: { position: "sidebar", ...readOnly },
  },
  {
    name: "assignee",
    type: "relationship",
    relationTo: "users",
    label: label("Assigned to", "जिम्मेवार व्यक्ति"),
    admin: { position: "sidebar", ...readOnly },
  },
  // The log of actions and notes, with user and time: only `inbox/change-message.ts` writes it.
  { name: "log", type: "json", label: label("History", "इतिहास"), admin: readOnly },
  { name: "moves", type: "number", defaultValue: 0, admin: { hidden: true } },
  // Once erased, only the country and the month are known.
  { name: "erasedAt", type: "date", index: true, label: label("Erased at", "मेटाइएको समय"), admin: readOnly },
  {
    // A single text, since a list would be rows of another table.
    name: "reasons",
    type: "text",
    label: label("Why it looks like spam", "किन अवाञ्छितजस्तो देखिन्छ"),
    admin: { position: "sidebar", ...readOnly, condition: (data) => Boolean(data.reasons) },
  },
  mail("firmMail", label("Email to the firm", "संस्थालाई इमेल")),
  mail("senderMail", label("Acknowledgement to the sender", "पठाउनेलाई प्राप्ति इमेल")),
  // The time of the next attempt, in ms since 1970; null when no mail is waiting. A claim moves it ahead.
  { name: "mailDueAt", type: "number", index: true, admin: { hidden: true } },
  { name: "idempotencyKey", type: "text", unique: true, index: true, admin: { hidden: true } },
  { name: "contentHash", type: "text", index: true, admin: { hidden: true } },
];

/** Visitors' messages to the firm. One message is one row, so that it cannot be stored in part. */
export const contactMessages = (traces: Traces): CollectionConfig => ({
  slug: "contact-messages",
  labels: { singular: label("Message", "सन्देश"), plural: label("Messages", "सन्देशहरू") },
  defaultSort: "-createdAt",
  admin: {
    group: inboxGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "company", "country", "createdAt", "state"],
    components: {
      views: {
        list: { Component: "/components/inbox/inbox-list.tsx#InboxList" },
        edit: { default: { Component: "/components/inbox/message-view.tsx#MessageView" } },
      },
    },
  },
  endpoints: inboxEndpoints,
  hooks: { beforeDelete: [eraseWithAll(traces)] },
  access: {
    admin: enquiryStaff,
    create: nobody,
    read: enquiryStaff,
    readVersions: nobody,
    update: nobody,
    delete: owners,
    unlock: nobody,
  },
  fields,
});
