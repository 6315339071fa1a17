import type { CollectionConfig, GlobalConfig } from "payload";
import { editors, type Keepers, nobody, publishedGlobalOr, publishedOr, unlessInBin } from "./rules.ts";

type CollectionAccess = Required<NonNullable<CollectionConfig["access"]>>;
type GlobalAccess = NonNullable<GlobalConfig["access"]>;

/** The access rules of a collection that only `keepers` may change: other staff read it as visitors do. */
export const keptBy = (keepers: Keepers): CollectionAccess => ({
  admin: keepers,
  create: keepers,
  read: publishedOr(keepers),
  readVersions: keepers,
  update: unlessInBin(keepers),
  // The bin's own calls delete items, and only there can they be deleted permanently.
  delete: nobody,
  unlock: nobody,
});

/** Like `keptBy`, for a global. */
export const globalKeptBy = (keepers: Keepers): GlobalAccess => ({
  read: publishedGlobalOr(keepers),
  readVersions: keepers,
  update: keepers,
});

export const editorialAccess = keptBy(editors);
export const editorialGlobalAccess = globalKeptBy(editors);
