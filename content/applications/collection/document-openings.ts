import type { CollectionConfig } from "payload";
import { hrStaff } from "../../platform/access/rules.ts";
import { writtenByServer } from "../../platform/access/written-by-server.ts";
import { hiringGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { readOnly } from "../../platform/fields/read-only.ts";

/**
 * The log of opened documents: nobody can change it, or remove a line (safety, T16). Its slug and its field `paper`
 * keep their first names, since tables are named after them.
 */
export const documentOpenings: CollectionConfig = {
  slug: "paper-openings",
  labels: { singular: label("Opened document", "खोलिएको कागजात"), plural: label("Opened documents", "खोलिएका कागजात") },
  defaultSort: "-createdAt",
  admin: { group: hiringGroup, useAsTitle: "paper", defaultColumns: ["createdAt", "by", "reference", "paper"] },
  access: writtenByServer(hrStaff),
  fields: [
    // The names on that day: accounts and applications are deleted, the line stays.
    { name: "by", type: "text", required: true, label: label("Opened by", "खोल्ने"), admin: readOnly },
    { name: "reference", type: "text", required: true, label: label("Application", "आवेदन"), admin: readOnly },
    { name: "paper", type: "text", required: true, label: label("Document", "कागजात"), admin: readOnly },
  ],
};
