/** The properties of a field that are used here; Payload's own fields have them, on the server and in the browser. */
export interface FieldShape {
  type: string;
  name?: string;
  localized?: boolean;
  fields?: readonly FieldShape[];
  tabs?: readonly { name?: string; fields: readonly FieldShape[] }[];
  blocks?: readonly { slug: string; fields: readonly FieldShape[] }[];
}
export type Values = Record<string, unknown>;
/** The part to lay over: everything, what all languages share, or the texts of one language. */
export type Part = "all" | "shared" | "texts";
interface Row extends Values {
  id?: unknown;
  blockType?: unknown;
}

/** The fields that hold a value at this level, without unnamed tabs, rows and the like, which hold none themselves. */
export function namedFields(fields: readonly FieldShape[]): (FieldShape & { name: string })[] {
  return fields.flatMap((field) => {
    if (field.type === "tabs") {
      return (field.tabs ?? []).flatMap((tab) =>
        tab.name ? [{ type: "group", name: tab.name, fields: tab.fields }] : namedFields(tab.fields),
      );
    }
    if (field.type === "ui") return [];
    if (field.name) return [{ ...field, name: field.name }];
    return field.fields ? namedFields(field.fields) : [];
  });
}

const isRows = (value: unknown): value is Row[] => Array.isArray(value);
const record = (value: unknown): Values => (typeof value === "object" && value !== null ? (value as Values) : {});

/**
 * Lays values over others, as the form of one language holds both. A value that is absent above stays as it is below. Rows
 * are matched by id: the part "texts" neither adds, removes nor moves rows.
 */
export function overlay(fields: readonly FieldShape[], below: Values, above: Values, part: Part = "all"): Values {
  const laid = { ...below };
  for (const field of namedFields(fields)) {
    if (field.name in above) laid[field.name] = overlayField(field, below[field.name], above[field.name], part);
  }
  return laid;
}

function overlayField(field: FieldShape, below: unknown, above: unknown, part: Part): unknown {
  if (field.localized) return part === "shared" ? below : above;
  if (field.type === "group") return overlay(field.fields ?? [], record(below), record(above), part);
  if ((field.type === "array" || field.type === "blocks") && isRows(above)) {
    return overlayRows(field, isRows(below) ? below : [], above, part);
  }
  return part === "texts" ? below : above;
}

function overlayRows(field: FieldShape, below: readonly Row[], above: readonly Row[], part: Part): Row[] {
  const matching = new Map((part === "texts" ? above : below).map((row) => [row.id, row]));
  if (part === "texts") {
    return below.map((row) => {
      const over = matching.get(row.id);
      return over ? overlay(rowFields(field, row), row, over, part) : row;
    });
  }
  return above.map((row) => ({
    ...overlay(rowFields(field, row), matching.get(row.id) ?? {}, row, part),
    ...("id" in row && { id: row.id }),
    ...("blockType" in row && { blockType: row.blockType }),
  }));
}

const rowFields = (field: FieldShape, row: Row): readonly FieldShape[] =>
  field.type === "blocks"
    ? (field.blocks?.find(({ slug }) => slug === row.blockType)?.fields ?? [])
    : (field.fields ?? []);

const hasTexts = (field: FieldShape): boolean =>
  field.localized === true ||
  namedFields(field.fields ?? []).some(hasTexts) ||
  (field.blocks ?? []).some((block) => namedFields(block.fields).some(hasTexts));

/** The values that contain text in one language. */
export function withTexts(fields: readonly FieldShape[], values: Values): Values {
  const names = namedFields(fields)
    .filter(hasTexts)
    .map(({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
