import type { CollectionConfig, Field, GlobalConfig, UploadField } from "payload";

type Screen = CollectionConfig | GlobalConfig;

/** Adapts every screen of the back office to people who are not programmers. */
export const forEditors = <Config extends Screen>(config: Config): Config => ({
  ...config,
  // The API's raw answer is useless to them.
  admin: { ...config.admin, hideAPIURL: true },
  fields: config.fields.map(forPeople),
});

/** Our own screens for adding files: Payload's drawer for several files reports refused ones as saved, and loses others. */
const addNew: Record<string, string> = {
  media: "/components/pictures/add-pictures.tsx#AddPictures",
  documents: "/components/pictures/add-document.tsx#AddDocument",
};

/** A field for files, with our own way of adding new ones below it. */
function withAddNew(field: UploadField, component: string | undefined): Field {
  if (!component) return field;
  const afterInput = [{ path: component, clientProps: { isMany: field.hasMany === true } }];
  const components = { ...field.admin?.components, afterInput };
  return { ...field, admin: { ...field.admin, allowCreate: false, components } } as Field;
}

/** Makes folded rows of lists name their contents: "Photo 3: The crest from the left bank". */
function forPeople(field: Field): Field {
  if (field.type === "upload" && typeof field.relationTo === "string")
    return withAddNew(field, addNew[field.relationTo]);

  if (field.type === "tabs") {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(forPeople) })) };
  }
  if (field.type === "row" || field.type === "group") {
    return { ...field, fields: field.fields.map(forPeople) } as Field;
  }
  if (field.type !== "array") return field;
  const RowLabel = {
    path: "/components/row-title.tsx#RowTitle",
    clientProps: { row: field.labels?.singular },
  };
  return {
    ...field,
    fields: field.fields.map(forPeople),
    admin: { ...field.admin, components: { ...field.admin?.components, RowLabel } },
  };
}
