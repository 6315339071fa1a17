import type { CollectionConfig } from "payload";
import { nobody, type staff } from "./rules.ts";

/** All rules of a collection that the server alone writes, and some of the staff read: an outbox, a log, what colleagues said. */
export const writtenByServer = (readers: typeof staff): Required<NonNullable<CollectionConfig["access"]>> => ({
  admin: readers,
  create: nobody,
  read: readers,
  readVersions: nobody,
  update: nobody,
  delete: nobody,
  unlock: nobody,
});
