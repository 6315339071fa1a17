import type { CollectionConfig, GlobalConfig } from "payload";
import {
  editors,
  hrStaff,
  nobody,
  publishedGlobalOr,
  publishedOrEditors,
  publishedOrHr,
  unlessInBin,
} from "./rules.ts";

/** All rules of a collection of editorial content. */
export const editorialAccess: Required<NonNullable<CollectionConfig["access"]>> = {
  admin: editors,
  create: editors,
  read: publishedOrEditors,
  readVersions: editors,
  update: unlessInBin(editors),
  // What is deleted goes into the bin by calls of its own, and only from there for good.
  delete: nobody,
  unlock: nobody,
};

/** All rules of a global with editorial content. */
export const editorialGlobalAccess: NonNullable<GlobalConfig["access"]> = {
  read: publishedGlobalOr(editors),
  readVersions: editors,
  update: editors,
};

/** What only the human resources may change: an editor reads it as visitors do. */
export const hrAccess: typeof editorialAccess = {
  admin: hrStaff,
  create: hrStaff,
  read: publishedOrHr,
  readVersions: hrStaff,
  update: unlessInBin(hrStaff),
  delete: nobody,
  unlock: nobody,
};

export const hrGlobalAccess: typeof editorialGlobalAccess = {
  read: publishedGlobalOr(hrStaff),
  readVersions: hrStaff,
  update: hrStaff,
};
