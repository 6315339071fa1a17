import type { CollectionConfig, Field } from "payload";
import { hrStaff, nobody } from "../../access/rules.ts";
import { label } from "../../fields/label.ts";
import { hiringGroup } from "../editorial.ts";

const readOnly = { readOnly: true } as const;
const shown = (name: string, text: { en: string; ne: string }): Field => ({
  name,
  type: "text",
  label: text,
  admin: readOnly,
});

/**
 * Mails to subscribers, one row each, with what became of it. A row knows no address and no text: both come from the subscription and
 * the item when it is sent, so that what is stopped or withdrawn meanwhile is not sent.
 */
export const alertMails: CollectionConfig = {
  slug: "alert-mails",
  labels: {
    singular: label("Mail to a subscriber", "सदस्यलाई इमेल"),
    plural: label("Mail to subscribers", "सदस्यलाई इमेलहरू"),
  },
  defaultSort: "-createdAt",
  admin: {
    group: hiringGroup,
    useAsTitle: "kind",
    defaultColumns: ["kind", "item", "event", "state", "attempts", "problem", "createdAt"],
  },
  access: {
    admin: hrStaff,
    create: nobody,
    read: hrStaff,
    readVersions: nobody,
    update: nobody,
    delete: nobody,
    unlock: nobody,
  },
  fields: [
    shown("kind", label("About", "विषय")),
    { name: "item", type: "number", label: label("Number of the item", "सामग्रीको नम्बर"), admin: readOnly },
    // new, extended; confirm and known answer whoever subscribes.
    shown("event", label("Why", "कारण")),
    {
      name: "state",
      type: "select",
      required: true,
      defaultValue: "pending",
      label: label("State", "अवस्था"),
      admin: readOnly,
      options: [
        { value: "pending", label: label("Waiting to be sent", "पठाउन बाँकी") },
        { value: "sending", label: label("Being sent", "पठाइँदै") },
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
    shown("problem", label("Last problem", "पछिल्लो समस्या")),
    { name: "sentAt", type: "date", label: label("Sent at", "पठाएको समय"), admin: readOnly },
    { name: "subscription", type: "relationship", relationTo: "subscriptions", admin: { hidden: true } },
    { name: "person", type: "text", index: true, admin: { hidden: true } },
    // When it may go, in ms since 1970; null when it has gone. A claim moves it ahead.
    { name: "dueAt", type: "number", index: true, admin: { hidden: true } },
    // A mail of this name is written once: an item, its deadline and a person.
    { name: "key", type: "text", unique: true, index: true, admin: { hidden: true } },
  ],
};
