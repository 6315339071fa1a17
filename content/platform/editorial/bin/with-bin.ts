import type { CollectionBeforeOperationHook, CollectionConfig, Field } from "payload";
import { refused } from "../../access/refused.ts";
import { binFields } from "./bin-fields.ts";
import { binEndpoints } from "./endpoints.ts";

/**
 * Lets only the bin's own calls write Payload's field for deletion, and keeps items in the bin from changes. Anybody who
 * may change an item could write that field: Payload does not check whether others need the item, and publishes drafts.
 */
const onlyByTheBin: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "update" || req.payloadAPI !== "REST") return;
  const { data, trash } = args as { data?: { deletedAt?: unknown }; trash?: boolean };
  if (!trash && !data?.deletedAt) return;
  throw refused(req, 403, "Items in the bin cannot be changed.", "रद्दीटोकरीमा रहेको सामग्री बदल्न मिल्दैन।");
};

const screen = (name: string) => `/components/bin/${name}`;

/** A notice above the fields, that the item is in the bin. */
const inBin: Field = {
  name: "inBin",
  type: "ui",
  admin: {
    components: { Field: screen("in-bin.tsx#InBin") },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};

/**
 * Gives a collection a bin: deleted items can be restored from it, or deleted permanently (docs/decisions/0040-bin.md).
 */
export function withBin(config: CollectionConfig): CollectionConfig {
  const components = config.admin?.components;
  return {
    ...config,
    trash: true,
    fields: [inBin, ...config.fields, ...binFields],
    endpoints: [...(config.endpoints || []), ...binEndpoints],
    hooks: { ...config.hooks, beforeOperation: [onlyByTheBin, ...(config.hooks?.beforeOperation ?? [])] },
    admin: {
      ...config.admin,
      components: {
        ...components,
        beforeListTable: [...(components?.beforeListTable ?? []), screen("bin-list.tsx#BinList")],
        edit: {
          ...components?.edit,
          editMenuItems: [...(components?.edit?.editMenuItems ?? []), screen("delete-item.tsx#DeleteItem")],
        },
      },
    },
  };
}
