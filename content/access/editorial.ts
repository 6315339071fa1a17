import type { CollectionConfig, GlobalConfig } from "payload";
import { editors, hrStaff, nobody, publishedOrEditors, publishedOrHr } from "./rules.ts";

/** All rules of a collection of editorial content. */
export const editorialAccess: Required<NonNullable<CollectionConfig["access"]>> = {
  admin: editors,
  create: editors,
  read: publishedOrEditors,
  readVersions: editors,
  update: editors,
  delete: editors,
  unlock: nobody,
};

/** All rules of a global with editorial content. */
export const editorialGlobalAccess: NonNullable<GlobalConfig["access"]> = {
  read: publishedOrEditors,
  readVersions: editors,
  update: editors,
};

/** What only the human resources may change: an editor reads it as visitors do. */
export const hrAccess: typeof editorialAccess = {
  admin: hrStaff,
  create: hrStaff,
  read: publishedOrHr,
  readVersions: hrStaff,
  update: hrStaff,
  delete: hrStaff,
  unlock: nobody,
};

export const hrGlobalAccess: typeof editorialGlobalAccess = {
  read: publishedOrHr,
  readVersions: hrStaff,
  update: hrStaff,
};
