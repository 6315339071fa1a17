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
/** The part to lay over: everything, or what all languages share. */
type Part = "all" | "shared";
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
const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;
const record = (value: unknown): Values => (isRecord(value) ? value : {});

/**
 * Lays values over others, as the form of one language holds both. A value that is absent above stays as it is below. Rows
 * are matched by id: a list of rows replaces the one below, and texts of rows (`textsOf`) add, remove and move none.
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
  if (hasRows(field) && isRows(above)) return overlayRows(field, isRows(below) ? below : [], above, part);
  if (hasRows(field) && isRecord(above)) return isRows(below) ? overlayTexts(field, below, above, part) : below;
  return above;
}

function overlayRows(field: FieldShape, below: readonly Row[], above: readonly Row[], part: Part): Row[] {
  const matching = new Map(below.map((row) => [row.id, row]));
  return above.map((row) => ({
    ...overlay(rowFields(field, row), matching.get(row.id) ?? {}, row, part),
    ...("id" in row && { id: row.id }),
    ...("blockType" in row && { blockType: row.blockType }),
  }));
}

const overlayTexts = (field: FieldShape, below: readonly Row[], texts: Values, part: Part): Row[] =>
  below.map((row) => overlay(rowFields(field, row), row, record(texts[String(row.id)]), part));

const hasRows = ({ type }: FieldShape): boolean => type === "array" || type === "blocks";
const rowFields = (field: FieldShape, row: Row): readonly FieldShape[] =>
  field.type === "blocks"
    ? (field.blocks?.find(({ slug }) => slug === row.blockType)?.fields ?? [])
    : (field.fields ?? []);

/**
 * The texts of one language among the values, without what all languages share. In place of a list of rows, it has
 * their texts by the rows' ids, so that laying it over a form cannot undo a change to the list. Applied to its own
 * result, it changes nothing.
 */
export function textsOf(fields: readonly FieldShape[], values: Values): Values {
  const found = namedFields(fields).map((field) => [field.name, textsIn(field, values[field.name])] as const);
  return Object.fromEntries(found.filter(([, texts]) => texts !== undefined));
}

function textsIn(field: FieldShape, value: unknown): unknown {
  if (field.localized) return value;
  if (field.type === "group") return unlessEmpty(textsOf(field.fields ?? [], record(value)));
  if (!hasRows(field)) return undefined;
  if (!isRows(value)) return unlessEmpty(record(value));
  const rows = value.map((row) => [String(row.id), unlessEmpty(textsOf(rowFields(field, row), row))] as const);
  return unlessEmpty(Object.fromEntries(rows.filter(([, texts]) => texts !== undefined)));
}

const unlessEmpty = (texts: Values): Values | undefined => (Object.keys(texts).length > 0 ? texts : undefined);
