import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig } from "payload";

const cells = "/components/lists/list-cells.tsx";

function showAs(field: FlattenedField | undefined, Cell: string): void {
  if (!field) return;
  const { admin = {} } = field as { admin?: { components?: object } };
  Object.assign(field, { admin: { ...admin, components: { ...admin.components, Cell } } });
}

/** Lets lists show an item's title in its other language, and whether it is live (`list-rows.ts`). */
function ownCells({ flattenedFields, admin, versions }: SanitizedCollectionConfig): void {
  if (!versions?.drafts) return;
  const named = (name: string | undefined) => flattenedFields.find((field) => field.name === name);
  showAs(named(admin.useAsTitle), `${cells}#TitleCell`);
  showAs(named("_status"), `${cells}#StatusCell`);
}

/** Adds our cells to the lists, after Payload has added the status field to the configuration. */
export function withListCells(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) ownCells(collection);
  return config;
}
