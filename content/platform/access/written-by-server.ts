import type { CollectionConfig } from "payload";
import { nobody, type staff } from "./rules.ts";

/** The access rules of a collection that only the server writes and some of the staff read: an outbox, a log, notes of colleagues. */
export const writtenByServer = (readers: typeof staff): Required<NonNullable<CollectionConfig["access"]>> => ({
  admin: readers,
  create: nobody,
  read: readers,
  readVersions: nobody,
  update: nobody,
  delete: nobody,
  unlock: nobody,
});
