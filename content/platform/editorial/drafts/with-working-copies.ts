import type { CollectionConfig, Field, GlobalConfig } from "payload";
import { nobody } from "../../access/rules.ts";
import { runSql, sql } from "../../store/sql.ts";
import { collectionCopies, globalCopies } from "./endpoints.ts";
import { forgetSaves, noteSave } from "./last-save.ts";

/** A field above the others, without a value, that keeps what the user types on an item's screen, and offers it again. */
const keeper: Field = {
  name: "workingCopy",
  type: "ui",
  admin: {
    components: { Field: "/components/copies/working-copy.tsx#WorkingCopy" },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};

/** Accounts: their forms contain passwords. */
const leftOut = ["users"];

/**
 * Adds working copies to collections that the staff edit in Payload's forms, not to those that only the server writes.
 */
export function withWorkingCopies(config: CollectionConfig): CollectionConfig {
  const isWritten = config.access?.update !== nobody || config.access?.create !== nobody;
  if (!isWritten || leftOut.includes(config.slug)) return config;
  return {
    ...config,
    fields: [keeper, ...config.fields],
    endpoints: [...(config.endpoints || []), ...collectionCopies],
    hooks: {
      ...config.hooks,
      afterChange: [
        ...(config.hooks?.afterChange ?? []),
        ({ doc, collection, req }) => noteSave(req, collection.slug, String(doc.id)),
      ],
      afterDelete: [
        ...(config.hooks?.afterDelete ?? []),
        async ({ id, collection, req }) => {
          await runSql(
            req.payload,
            sql`DELETE FROM working_copies WHERE collection = ${collection.slug} AND item = ${String(id)}`,
            req,
          );
          await forgetSaves(req, collection.slug, String(id));
        },
      ],
    },
  };
}

export const withGlobalWorkingCopies = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  fields: [keeper, ...config.fields],
  endpoints: [...(config.endpoints || []), ...globalCopies],
  hooks: {
    ...config.hooks,
    afterChange: [...(config.hooks?.afterChange ?? []), ({ global, req }) => noteSave(req, global.slug, "global")],
  },
});
