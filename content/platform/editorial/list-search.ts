import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  executeAccess,
  type Field,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from "payload";
import { runSql, sql } from "../store/sql.ts";

/** The name under which a list searches; no such column is stored, and its label is the search box's placeholder. */
const asked = "search";
/** More results than anybody reads. */
const most = 5000;
/** More words than a real search has; SQLite limits the depth of a condition. */
const mostWords = 20;

type Sql = ReturnType<typeof sql>;

const escaped = (word: string) => word.replace(/[!%_]/g, "!$&");
const raised = (text: string) => text.replace(/[^\p{ASCII}]/gu, (letter) => letter.toUpperCase());
/** The ways to write a word in lower case whose capitals are not all lowered: SQLite's `lower` knows ASCII alone. */
const waysOf = (word: string) => [...new Set([word, raised(word), raised(word.slice(0, 1)) + word.slice(1)])];
const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const column = (table: string, name: string) => sql`${sql.identifier(table)}.${sql.identifier(inSnakeCase(name))}`;
/** All searched texts as one, in lower case. */
const together = (columns: Sql[]): Sql =>
  sql`lower(${sql.join(
    columns.map((one) => sql`COALESCE(${one}, '')`),
    sql` || ' ' || `,
  )})`;

/** The items that contain every word, in either language: the latest drafts, for people who may change them. */
async function found(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  names: string[],
  words: string,
): Promise<number[]> {
  const mayChange = await executeAccess({ req, disableErrors: true }, collection.access.update);
  const drafts = Boolean(collection.versions) && mayChange === true;
  const plain = collection.slug.replaceAll("-", "_");
  const [table, prefix] = drafts ? [`_${plain}_v`, "version_"] : [plain, ""];
  const isTranslated = (name: string) =>
    collection.flattenedFields.some((field) => field.name === name && "localized" in field && field.localized);
  const translated = names.filter(isTranslated);
  const text = together([
    ...names.filter((name) => !isTranslated(name)).map((name) => column("item", prefix + name)),
    ...["en", "ne"].flatMap((language) => translated.map((name) => column(language, prefix + name))),
  ]);
  const texts = (language: string) =>
    sql`LEFT JOIN ${sql.identifier(`${table}_locales`)} ${sql.identifier(language)}
        ON ${column(language, "_parent_id")} = item.id AND ${column(language, "_locale")} = ${language}`;
  const conditions = [
    drafts ? sql`item.latest IS TRUE` : sql`TRUE`,
    ...words
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, mostWords)
      .map((word) => {
        const ways = waysOf(word).map((way) => sql`${text} LIKE ${`%${escaped(way)}%`} ESCAPE '!'`);
        return sql`(${sql.join(ways, sql` OR `)})`;
      }),
  ];
  const rows = await runSql(
    req.payload,
    sql`SELECT ${column("item", drafts ? "parent_id" : "id")} AS id FROM ${sql.identifier(table)} item
        ${translated.length > 0 ? sql`${texts("en")} ${texts("ne")}` : sql``}
        WHERE ${sql.join(conditions, sql` AND `)} LIMIT ${most}`,
    req,
  );
  return rows.flatMap(({ id }) => (id === null ? [] : [Number(id)]));
}

/** The same condition with searches replaced by the ids of the items found. */
async function answered(where: Where, idsOf: (words: string) => Promise<number[]>): Promise<Where> {
  const parts = Object.entries(where).map(async ([key, value]): Promise<[string, Where[string]]> => {
    if (Array.isArray(value)) return [key, await Promise.all(value.map((part) => answered(part, idsOf)))];
    const words = key === asked ? (value as { like?: unknown }).like : undefined;
    return typeof words === "string" ? ["id", { in: await idsOf(words) }] : [key, value];
  });
  return Object.fromEntries(await Promise.all(parts));
}

/**
 * Makes a list searchable by several fields in both languages at once: Payload only searches the language that the list
 * shows, and cannot combine two. `fields` are the collection's own, not those of a list in it; `words` name them for
 * readers.
 */
export function searchedBy(
  fields: string[],
  words: { en: string; ne: string },
  config: CollectionConfig,
): CollectionConfig {
  const search: CollectionBeforeOperationHook = async ({ args, req }) => {
    const given = args as { where?: Where; collection?: { config: SanitizedCollectionConfig } };
    if (!given.where || !given.collection || !JSON.stringify(given.where).includes(`"${asked}":`)) return;
    const { config: collection } = given.collection;
    given.where = await answered(given.where, (text) => found(req, collection, fields, text));
  };
  return {
    ...config,
    fields: [...config.fields, searchField(words)],
    hooks: { ...config.hooks, beforeOperation: [...(config.hooks?.beforeOperation ?? []), search] },
    admin: { ...config.admin, listSearchableFields: [asked] },
  };
}

const searchField = (words: { en: string; ne: string }): Field => ({
  name: asked,
  type: "text",
  virtual: true,
  label: words,
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
});
