import type { Field } from "payload";
import { richText } from "../../content/seed/rich-text.ts";

type Values = Record<string, unknown>;
type Named = Extract<Field, { name: string }>;

/** The values for fields of each kind; `path` is a field's full path: `partners.name`. */
export interface Filling {
  /** The texts to try for a field, in the current language; the first that the field accepts is used. */
  texts(path: string, field: Named): string[];
  /** The id of an item that a relationship may refer to. */
  related(collection: string): number;
  /** Values set by the test, by path. */
  given?: Values;
  /** Rows of each list; one by default. */
  rows?: number;
}

/** A value for every field of a configuration; throws on an unknown kind of field. */
export function fillFields(fields: readonly Field[], filling: Filling, above = ""): Values {
  return Object.assign({}, ...fields.map((field) => valuesOf(field, filling, above)));
}

function valuesOf(field: Field, filling: Filling, above: string): Values {
  if (field.type === "tabs") {
    return Object.assign(
      {},
      ...field.tabs.map((tab) =>
        "name" in tab
          ? { [String(tab.name)]: fillFields(tab.fields, filling, `${above}${tab.name}.`) }
          : fillFields(tab.fields, filling, above),
      ),
    );
  }
  if (field.type === "row" || field.type === "collapsible") return fillFields(field.fields, filling, above);
  if (field.type === "ui" || !("name" in field) || !field.name) return {};
  if ("virtual" in field && field.virtual) return {};
  // A filled item is not in the bin.
  if (field.name === "deletedAt" || field.name === "deletedBy") return {};
  const path = above + field.name;
  // Numbers are filled with words, which a measure could not compare.
  if (path === "quantities.measure") return {};
  const given = filling.given ?? {};
  return { [field.name]: path in given ? given[path] : filledValue(field as Named, filling, path) };
}

function filledValue(field: Named, filling: Filling, path: string): unknown {
  switch (field.type) {
    case "text":
    case "textarea":
    case "email":
      return acceptedText(field, filling.texts(path, field), path);
    case "json":
      return [filling.texts(path, field)[0]];
    case "richText":
      return paragraph(filling.texts(path, field)[0] ?? "");
    case "number":
      return Math.min(Number(field.max ?? Number.MAX_SAFE_INTEGER), Number(field.min ?? 0) + 7);
    case "checkbox":
      return true;
    case "date":
      return "2026-05-14T06:15:00.000Z";
    case "select": {
      const [first] = field.options;
      const value = typeof first === "object" ? first.value : first;
      return field.hasMany ? [value] : value;
    }
    case "relationship":
    case "upload": {
      const id = filling.related(String(field.relationTo));
      return field.hasMany ? [id] : id;
    }
    case "group":
      return fillFields(field.fields, filling, `${path}.`);
    case "array": {
      const rows = Math.min(filling.rows ?? field.minRows ?? 1, field.maxRows ?? Number.MAX_SAFE_INTEGER);
      return Array.from({ length: rows }, () => fillFields(field.fields, filling, `${path}.`));
    }
    default:
      throw new Error(`Nobody has said what to write into "${path}", which is a field of the kind ${field.type}.`);
  }
}

/** A rich text of one paragraph with exactly these words. */
function paragraph(words: string): unknown {
  const placeholder = richText("words");
  return JSON.parse(JSON.stringify(placeholder).replace('"text":"words"', () => `"text":${JSON.stringify(words)}`));
}

/** The first text that the field itself accepts: some fields take only addresses, years or email addresses. */
function acceptedText(field: Named, texts: string[], path: string): string {
  const asked = {
    data: {},
    siblingData: {},
    req: { i18n: { language: "en" }, payload: { config: { serverURL: "http://localhost" } } },
  };
  const validate = (field as { validate?: (value: string, asked: unknown) => unknown }).validate;
  const longest = (field as { maxLength?: number }).maxLength ?? 20_000;
  const suits = (text: string) => field.type !== "email" || /^[\w.-]+@[\w.-]+$/.test(text);
  const accepts = (text: string) =>
    suits(text) && text.length <= longest && (!validate || validate(text, asked) === true);
  const accepted = texts.find(accepts);
  if (accepted === undefined) throw new Error(`"${path}" takes none of ${JSON.stringify(texts)}.`);
  return accepted;
}
