import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FlattenedField, SanitizedConfig } from "payload";
import { generateTypes } from "payload/node";
import { buildContentConfig } from "../config.ts";
import { readEnvironment } from "../environment.ts";

type Schema = Parameters<NonNullable<SanitizedConfig["typescript"]["schema"]>[number]>[0]["jsonSchema"];

/** The file of the generated types (content/model/stored.test.ts compares them with the collections). */
export const storedTypes = path.join(import.meta.dirname, "stored.ts");

const banner = `// Written by content/model/generate.ts from the collections and globals: do not edit it. \`npm run model\` writes it anew.
import type { Locale } from "@setu/contract/locale";

/** A field in both languages, as reads with \`locale: "all"\` give it. Either may be missing. */
type InAllLanguages<Value> = Partial<Record<Locale, Value | null>> | null;

`;

/**
 * Generates the types of everything that is stored, as TypeScript: like `payload generate:types`, but for reads in all
 * languages at once.
 */
export async function generateStoredTypes(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "setu-model-"));
  const file = path.join(folder, "stored.ts");
  const env = readEnvironment(
    { DATA_DIR: folder, DATABASE_URL: "", SETU_SECRET: "none is needed to describe what is stored" },
    "/",
  );
  const config = await buildContentConfig(env);
  const binned = new Set(config.collections.filter(({ trash }) => trash).map(({ slug }) => String(slug)));
  for (const { flattenedFields } of [...config.collections, ...config.globals]) {
    inAllLanguages(flattenedFields);
    orMissing(flattenedFields, binned);
  }
  config.typescript = {
    ...config.typescript,
    outputFile: file,
    declare: false,
    schema: [({ jsonSchema }) => ourPart(jsonSchema)],
    postProcess: [({ compiledTypes }) => banner + tidied(compiledTypes.slice(compiledTypes.indexOf("export ")))],
  };
  await generateTypes(config, { log: false });
  const types = await readFile(file, "utf8");
  await rm(folder, { recursive: true });
  return types;
}

/** Gives localized fields all languages, since Payload describes one. Fields within a localized field are not localized again. */
function inAllLanguages(fields: FlattenedField[]): void {
  for (const field of fields) {
    if ("localized" in field && field.localized) {
      field.typescriptSchema = [
        ...(field.typescriptSchema ?? []),
        ({ jsonSchema }) => ({ tsType: `InAllLanguages<${typeOf(jsonSchema)}>` }),
      ];
    } else if ("flattenedFields" in field) inAllLanguages(field.flattenedFields);
  }
}

/** Lets required relations be null as well, since reads leave out an item in the bin. */
function orMissing(fields: FlattenedField[], binned: ReadonlySet<string>): void {
  for (const field of fields) {
    if ("flattenedFields" in field) orMissing(field.flattenedFields, binned);
    if (field.type !== "relationship" && field.type !== "upload") continue;
    if (!field.required || field.hasMany || !binned.has(String(field.relationTo))) continue;
    field.typescriptSchema = [
      ...(field.typescriptSchema ?? []),
      ({ jsonSchema }) => ({ ...jsonSchema, oneOf: [...(jsonSchema.oneOf ?? []), { type: "null" }] }),
    ];
  }
}

/** The type of a localized field: a text, or a rich text, which is checked where it is read. */
function typeOf({ type }: Schema): string {
  const types = [type].flat();
  if (types.includes("string")) return "string";
  if (types.includes("object")) return "object";
  throw new Error(`No type is known for a localized field of ${types.join(" or ")}.`);
}

/** The schema without Payload's own collections, without the parameters of its functions, and without texts for editors. */
function ourPart(schema: Schema): Schema {
  const { collections, globals } = schema.properties ?? {};
  if (!collections || !globals) throw new Error("Payload names its collections otherwise now.");
  const names = [collections, globals].flatMap(({ properties }) => Object.keys(properties ?? {}));
  const own = names.filter((name) => !name.startsWith("payload-"));
  const needed = [...own, "supportedTimezones"];
  const definitions = Object.entries(schema.definitions ?? {}).filter(([name]) => needed.includes(name));
  const without = (part: Schema): Schema => ({
    ...part,
    properties: Object.fromEntries(Object.entries(part.properties ?? {}).filter(([name]) => own.includes(name))),
    required: own.filter((name) => part.properties?.[name]),
  });
  return {
    ...schema,
    title: "Stored",
    properties: { collections: without(collections), globals: without(globals) },
    required: ["collections", "globals"],
    definitions: Object.fromEntries(definitions.map(([name, definition]) => [name, withoutTexts(definition)])),
  };
}

/** Exports only `Stored`, and leaves out the generator's notes on the origin of each interface. */
const tidied = (types: string): string =>
  types
    .replaceAll(/^\/\*\*\n \* This interface was referenced by [\s\S]*?\*\/\n/gm, "")
    .replaceAll(/^export (?!interface Stored )/gm, "");

function withoutTexts<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutTexts) as Part;
  if (typeof part !== "object" || part === null) return part;
  const kept = Object.entries(part).filter(([key, value]) => key !== "description" || typeof value !== "string");
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutTexts(value)])) as Part;
}
