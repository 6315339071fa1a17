import type { Locale } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { Payload, SanitizedCollectionConfig } from "payload";
import { faqRows } from "./faqs/rows.ts";
import { questionRows } from "./forum/reading/rows.ts";
import { forumState } from "./members/community-settings.ts";
import { itemPageOf } from "./platform/reading/item-page.ts";
import { timeColumn } from "./platform/store/columns.ts";
import { isPublished } from "./platform/store/published.ts";
import { runSql, sql } from "./platform/store/sql.ts";
import { lastChange, storyRows } from "./stories/rows.ts";

/** The page of a published item: a path in the English tree. */
export interface Address {
  path: string;
  /** When its content last changed. */
  changed: Date;
  /** The one language in which it is found; both, where it is left out. */
  writtenIn?: Locale;
}

/** All published items that have a page of their own. */
export async function addresses(payload: Payload): Promise<Address[]> {
  const lists = await Promise.all(
    Object.values(payload.collections).map(({ config }) => itemAddresses(payload, config)),
  );
  return [
    ...lists.flat(),
    ...(await projectAddresses(payload)),
    ...(await storyAddresses(payload)),
    ...(await legalAddresses(payload)),
    ...(await forumAddresses(payload)),
  ];
}

/** The items of a collection that states their page (`content/platform/reading/item-page.ts`). */
async function itemAddresses(payload: Payload, collection: SanitizedCollectionConfig): Promise<Address[]> {
  const page = itemPageOf(collection);
  if (!page) return [];
  const { pathOf, only = () => sql`TRUE`, alsoChanged = () => sql`NULL` } = page;
  const table = collection.slug.replaceAll("-", "_");
  const slug = collection.flattenedFields.some(({ name }) => name === "slug") ? sql`slug` : sql`''`;
  const rows = await runSql(
    payload,
    sql`SELECT id, updated_at, ${alsoChanged()} AS also_changed, ${slug} AS slug FROM ${sql.identifier(table)}
        WHERE ${isPublished(table)} AND ${only()} ORDER BY id`,
  );
  return rows.map((row) => ({
    path: pathOf({ id: Number(row["id"]), slug: String(row["slug"]) }),
    changed: new Date(Math.max(timeColumn(row["updated_at"]), timeColumn(row["also_changed"]))),
  }));
}

/** The forum, while there is one, and its questions that somebody has answered. */
async function forumAddresses(payload: Payload): Promise<Address[]> {
  if ((await forumState(payload)) === "closed") return [];
  const rows = await questionRows(payload);
  const last = Math.max(0, ...rows.map(({ lastAt }) => lastAt));
  return [
    { path: pages.forum.href(), changed: new Date(last) },
    ...rows
      .filter(({ replies }) => replies > 0)
      .map(({ id, lastAt, lang }) => ({
        path: pages.discussion.href({ id }),
        changed: new Date(lastAt),
        writtenIn: lang,
      })),
  ];
}

/**
 * The paths of everything that can be linked to: items with a page, frequent questions, and discussions that nobody has
 * answered yet.
 */
export async function linkablePaths(payload: Payload): Promise<string[]> {
  const [items, faqs, forum] = await Promise.all([addresses(payload), faqRows(payload), forumState(payload)]);
  const discussions = forum === "closed" ? [] : await questionRows(payload);
  return [
    ...items.map(({ path }) => path),
    ...faqs.map(({ id }) => pages.faqs.href({}, `#faq-${id}`)),
    ...discussions.map(({ id }) => pages.discussion.href({ id })),
  ];
}

/** The legal texts, each at one address whatever its version. */
async function legalAddresses(payload: Payload): Promise<Address[]> {
  const rows = await runSql(
    payload,
    sql`SELECT kind, max(updated_at) AS changed FROM legal_versions
        WHERE ${isPublished("legal_versions")} GROUP BY kind`,
  );
  return rows.map(({ kind, changed }) => ({
    path: (kind === "privacy" ? pages.privacyPolicy : pages.terms).href(),
    changed: new Date(timeColumn(changed)),
  }));
}

/** Stories of projects that visitors may know. Each changes when its quote is removed. */
async function storyAddresses(payload: Payload): Promise<Address[]> {
  const now = new Date();
  return (await storyRows(payload)).map((row) => ({
    path: pages.story.href({ id: row.id }),
    changed: lastChange(row, now),
  }));
}

/** A project's page is below its group; without a published group it has no page. */
async function projectAddresses(payload: Payload): Promise<Address[]> {
  const rows = await runSql(
    payload,
    sql`SELECT p.id, p.updated_at, g.slug FROM projects p
        JOIN project_groups g ON g.id = p.group_id AND ${isPublished("g")}
        WHERE ${isPublished("p")} ORDER BY p.id`,
  );
  return rows.map(({ id, slug, updated_at: changed }) => ({
    path: pages.project.href({ project_slug: String(slug), childId: Number(id) }),
    changed: new Date(timeColumn(changed)),
  }));
}
