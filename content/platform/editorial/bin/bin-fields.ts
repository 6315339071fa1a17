import type { Field } from "payload";
import { nobody } from "../../access/rules.ts";
import { label } from "../../fields/label.ts";

/** Set by the bin's own calls, never by a form, and not copied with an item. */
const byTheBin = {
  disableDuplicate: true,
  access: { create: nobody, update: nobody },
  admin: { hidden: true, disableBulkEdit: true },
} as const;

/** When an item was put into the bin, and by whom. The name is stored as text, since accounts are deleted too. */
export const binFields: Field[] = [
  { ...byTheBin, name: "deletedAt", type: "date", index: true, label: label("Deleted", "मेटाइएको मिति") },
  { ...byTheBin, name: "deletedBy", type: "text", label: label("Deleted by", "मेटाउने व्यक्ति") },
];
