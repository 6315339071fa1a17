import type { CollectionConfig } from "payload";
import { hrStaff } from "../../platform/access/rules.ts";
import { writtenByServer } from "../../platform/access/written-by-server.ts";
import { hiringGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { readOnly, readOnlyText } from "../../platform/fields/read-only.ts";
import { mailState, outbox } from "../../platform/mail/mail-state.ts";

/**
 * Mails to subscribers, one row each, with the state of the mail. A row has neither address nor text: both are read
 * when it is sent, so nothing is sent for a subscription or an item that has gone meanwhile.
 */
export const alertMails: CollectionConfig = {
  slug: "alert-mails",
  labels: {
    singular: label("Email to a subscriber", "इमेल सूचना लिनेलाई इमेल"),
    plural: label("Emails to subscribers", "इमेल सूचना लिनेलाई इमेलहरू"),
  },
  defaultSort: "-createdAt",
  admin: {
    group: hiringGroup,
    useAsTitle: "kind",
    defaultColumns: ["kind", "item", "event", "state", "attempts", "problem", "createdAt"],
  },
  access: writtenByServer(hrStaff),
  fields: [
    readOnlyText("kind", label("About", "विषय")),
    { name: "item", type: "number", label: label("Item number", "सामग्रीको नम्बर"), admin: readOnly },
    // new, extended; or confirm, known: the answers to subscribing.
    readOnlyText("event", label("Reason", "कारण")),
    ...mailState({ notesSending: true }),
    { name: "subscription", type: "relationship", relationTo: "subscriptions", admin: { hidden: true } },
    { name: "person", type: "text", index: true, admin: { hidden: true } },
    // Its key: an item, its deadline and a person.
    ...outbox,
  ],
};
