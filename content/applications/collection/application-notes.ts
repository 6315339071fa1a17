import type { CollectionConfig } from "payload";
import { hrStaff } from "../../platform/access/rules.ts";
import { writtenByServer } from "../../platform/access/written-by-server.ts";
import { hiringGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { authorFields } from "./author-fields.ts";

/** Notes of colleagues on an application. A note never changes; it is erased with its application. */
export const applicationNotes: CollectionConfig = {
  slug: "application-notes",
  labels: { singular: label("Note", "टिपोट"), plural: label("Notes", "टिपोटहरू") },
  defaultSort: "createdAt",
  admin: { group: hiringGroup, hidden: true },
  access: writtenByServer(hrStaff),
  fields: [
    ...authorFields,
    { name: "text", type: "textarea", required: true, maxLength: 4000, label: label("Note", "टिपोट") },
  ],
};
