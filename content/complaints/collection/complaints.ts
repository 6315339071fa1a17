import type { Access, CollectionConfig, Field } from "payload";
import { forTheServer } from "../../platform/access/for-the-server.ts";
import { nobody } from "../../platform/access/rules.ts";
import { label } from "../../platform/fields/label.ts";
import { optionsOf } from "../../platform/fields/options-of.ts";
import { readOnly, readOnlyText } from "../../platform/fields/read-only.ts";
import { mailState } from "../../platform/mail/mail-state.ts";
import { complaintsGroup } from "../complaints-group.ts";
import { deskEndpoints } from "../desk/endpoints.ts";
import { dutyOf } from "../handlers.ts";
import { kindWords, stateWords, topicWords, wayWords } from "../words.ts";

const appointed: Access = async ({ req }) => {
  const duty = await dutyOf(req);
  return duty === "second" || (duty === "handler" && { restricted: { not_equals: true } });
};
const isAppointed = async ({ req }: Parameters<Access>[0]): Promise<boolean> => (await dutyOf(req)) !== undefined;

const choice = (name: string, text: { en: string; ne: string }, labels: Parameters<typeof optionsOf>[0]): Field => ({
  name,
  type: "select",
  label: text,
  options: optionsOf(labels),
  admin: readOnly,
});

const mail = (name: string): Field => forTheServer({ name, type: "group", fields: mailState() });

const fields: Field[] = [
  choice("kind", label("Type", "प्रकार"), kindWords),
  choice("topic", label("Complaint Type", "गुनासोको प्रकार"), topicWords),
  readOnlyText("subject", label("Subject", "विषय")),
  { name: "description", type: "textarea", label: label("Description", "विवरण"), admin: readOnly },
  readOnlyText("place", label("Where and when", "कहाँ र कहिले")),
  choice("way", label("The writer’s identity", "लेख्नेको परिचय"), wayWords),
  forTheServer({ name: "contact", type: "textarea" }),
  forTheServer({ name: "hasEmail", type: "checkbox", defaultValue: false }),
  { name: "restricted", type: "checkbox", defaultValue: false, index: true, admin: { hidden: true } },
  readOnlyText("locale", label("Language of the page", "पृष्ठको भाषा")),
  {
    name: "state",
    type: "select",
    required: true,
    defaultValue: "received",
    index: true,
    label: label("Status", "अवस्था"),
    options: optionsOf(stateWords),
    admin: readOnly,
  },
  // The log of actions and messages, with author and time: only `change-complaint.ts` writes it.
  { name: "log", type: "json", admin: { hidden: true } },
  { name: "files", type: "json", admin: { hidden: true } },
  { name: "scanDueAt", type: "number", index: true, admin: { hidden: true } },
  { name: "moves", type: "number", required: true, defaultValue: 0, admin: { hidden: true } },
  {
    name: "receivedAt",
    type: "date",
    required: true,
    index: true,
    label: label("Received", "प्राप्त"),
    admin: readOnly,
  },
  { name: "endedAt", type: "date", index: true, label: label("Ended", "टुङ्गिएको"), admin: readOnly },
  { name: "held", type: "checkbox", defaultValue: false, admin: { hidden: true } },
  { name: "toldDay", type: "number", admin: { hidden: true } },
  mail("writerMail"),
  mail("handlersMail"),
  { name: "mailDueAt", type: "number", index: true, admin: { hidden: true } },
  // The code itself is never stored.
  forTheServer({ name: "codeHash", type: "text", required: true, unique: true, index: true }),
  forTheServer({ name: "contentHash", type: "text" }),
];

/** Visitors' complaints, one row each with its whole log (docs/decisions/0061-complaints.md). */
export const complaints = (site: Parameters<typeof deskEndpoints>[0]): CollectionConfig => ({
  slug: "complaints",
  labels: { singular: label("Complaint", "गुनासो"), plural: label("Complaints", "गुनासोहरू") },
  defaultSort: "receivedAt",
  admin: {
    group: complaintsGroup,
    useAsTitle: "subject",
    components: {
      views: {
        list: { Component: "/components/complaints/complaints-list.tsx#ComplaintsList" },
        edit: { default: { Component: "/components/complaints/complaint-view.tsx#ComplaintView" } },
      },
    },
  },
  endpoints: deskEndpoints(site),
  access: {
    admin: isAppointed,
    create: nobody,
    read: appointed,
    readVersions: nobody,
    update: nobody,
    delete: nobody,
    unlock: nobody,
  },
  fields,
});
