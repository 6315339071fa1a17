import type { CollectionConfig } from "payload";
import { owners } from "../../access/rules.ts";
import { writtenByServer } from "../../access/written-by-server.ts";
import { label } from "../../fields/label.ts";
import { readOnly, readOnlyText } from "../../fields/read-only.ts";
import { mailState, outbox } from "../../mail/mail-state.ts";
import { settingsGroup } from "../editorial.ts";
import { faultEndpoints } from "./endpoints.ts";

/** Mails to the staff about failures that nobody was watching: one row each (docs/decisions/0037-faults-are-told.md). */
export const faultMails: CollectionConfig = {
  slug: "fault-mails",
  labels: {
    singular: label("Email about a fault", "गडबडीको इमेल"),
    plural: label("Emails about faults", "गडबडीका इमेलहरू"),
  },
  defaultSort: "-createdAt",
  admin: { group: settingsGroup, useAsTitle: "subject", defaultColumns: ["subject", "to", "state", "createdAt"] },
  access: writtenByServer(owners),
  endpoints: faultEndpoints,
  fields: [
    readOnlyText("to", label("To", "पाउने")),
    readOnlyText("subject", label("Subject", "विषय")),
    { name: "text", type: "textarea", label: label("Text", "पाठ"), admin: { ...readOnly, rows: 12 } },
    ...mailState(),
    // The faults that it reports, so that each is reported once.
    { name: "faults", type: "json", admin: { hidden: true } },
    ...outbox,
  ],
};
