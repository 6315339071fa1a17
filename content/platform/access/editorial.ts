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

/** The access rules of a collection of editorial content. */
export const editorialAccess: Required<NonNullable<CollectionConfig["access"]>> = {
  admin: editors,
  create: editors,
  read: publishedOrEditors,
  readVersions: editors,
  update: unlessInBin(editors),
  // The bin's own calls delete items; only from there are they deleted permanently.
  delete: nobody,
  unlock: nobody,
};

/** The access rules of a global with editorial content. */
export const editorialGlobalAccess: NonNullable<GlobalConfig["access"]> = {
  read: publishedGlobalOr(editors),
  readVersions: editors,
  update: editors,
};

/** The access rules of content that only HR staff may change: editors read it as visitors do. */
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
