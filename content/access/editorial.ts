import type { CollectionConfig, GlobalConfig } from "payload";
import { editors, publishedOrEditors } from "./rules.ts";

/** All rules of a collection of editorial content. */
export const editorialAccess: Required<NonNullable<CollectionConfig["access"]>> = {
  admin: editors,
  create: editors,
  read: publishedOrEditors,
  readVersions: editors,
  update: editors,
  delete: editors,
  unlock: () => false,
};

/** All rules of a global with editorial content. */
export const editorialGlobalAccess: NonNullable<GlobalConfig["access"]> = {
  read: publishedOrEditors,
  readVersions: editors,
  update: editors,
};
