import type { CollectionConfig } from "payload";
import { hrStaff } from "../../platform/access/rules.ts";
import { writtenByServer } from "../../platform/access/written-by-server.ts";
import { hiringGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { readOnly, readOnlyText } from "../../platform/fields/read-only.ts";
import { mailState, outbox } from "../../platform/mail/mail-state.ts";

/**
 * Mails to subscribers, one row each, with what became of it. A row knows no address and no text: both come from the subscription and
 * the item when it is sent, so that what is stopped or withdrawn meanwhile is not sent.
 */
export const alertMails: CollectionConfig = {
  slug: "alert-mails",
  labels: {
    singular: label("Email to a subscriber", "सदस्यलाई इमेल"),
    plural: label("Emails to subscribers", "सदस्यलाई इमेलहरू"),
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
    // new, extended; confirm and known answer whoever subscribes.
    readOnlyText("event", label("Reason", "कारण")),
    ...mailState({ notesSending: true }),
    { name: "subscription", type: "relationship", relationTo: "subscriptions", admin: { hidden: true } },
    { name: "person", type: "text", index: true, admin: { hidden: true } },
    // Its key: an item, its deadline and a person.
    ...outbox,
  ],
};
