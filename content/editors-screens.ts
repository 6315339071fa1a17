import type { CollectionConfig, Field, GlobalConfig } from "payload";

type Screen = CollectionConfig | GlobalConfig;

/** What every screen of the back office has for people who are no programmers. */
export const forEditors = <Config extends Screen>(config: Config): Config => ({
  ...config,
  // The answer of the API in its raw form is no use to them.
  admin: { ...config.admin, hideAPIURL: true },
  fields: config.fields.map(withRowTitles),
});

/** Lists whose folded rows say what is in them: "Photo 3: The crest from the left bank". */
function withRowTitles(field: Field): Field {
  if (field.type === "tabs") {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withRowTitles) })) };
  }
  if (field.type === "row" || field.type === "group") {
    return { ...field, fields: field.fields.map(withRowTitles) } as Field;
  }
  if (field.type !== "array") return field;
  const RowLabel = {
    path: "/components/row-title.tsx#RowTitle",
    clientProps: { row: field.labels?.singular },
  };
  return {
    ...field,
    fields: field.fields.map(withRowTitles),
    admin: { ...field.admin, components: { ...field.admin?.components, RowLabel } },
  };
}
