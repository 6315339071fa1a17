import type { Locale } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { faqRows } from "./faqs/rows.ts";
import { questionRows } from "./forum/reading/rows.ts";
import { forumState } from "./members/community-settings.ts";
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

/** Where the items of a collection have their pages. An item with a `slug` is named by it, every other by its id. */
interface Place {
  table: string;
  pathOf: (row: { id: number; slug: string }) => string;
  /** Which published items to list. */
  only?: () => ReturnType<typeof sql>;
}
const places: Place[] = [
  { table: "who_we_are", pathOf: ({ id }) => pages.whoWeAre.href({ id }) },
  { table: "news", pathOf: ({ id }) => pages.newsItem.href({ id }) },
  { table: "album_categories", pathOf: ({ id }) => pages.albums.href({ id }) },
  { table: "albums", pathOf: ({ id }) => pages.gallery.href({ id }) },
  { table: "notices", pathOf: ({ id }) => pages.notice.href({ id }) },
  { table: "services", pathOf: ({ id }) => pages.service.href({ id }) },
  // People who have left have no page.
  { table: "people", pathOf: ({ id }) => pages.person.href({ id }), only: () => sql`"left" IS NOT TRUE` },
  // An item that is over stays readable, but nobody looks for it.
  {
    table: "vacancies",
    pathOf: ({ id }) => pages.vacancy.href({ id }),
    only: () => sql`filled IS NOT TRUE AND closes_at > ${new Date().toISOString()}`,
  },
  { table: "project_groups", pathOf: ({ slug }) => pages.projectGroup.href({ project_slug: slug }) },
];
const withSlug = ["project_groups"];

/** All published items that have a page of their own. */
export async function addresses(payload: Payload): Promise<Address[]> {
  const lists = await Promise.all(
    places.map(async ({ table, pathOf, only = () => sql`TRUE` }) => {
      const slug = withSlug.includes(table) ? sql`slug` : sql`''`;
      const rows = await runSql(
        payload,
        sql`SELECT id, updated_at, ${slug} AS slug FROM ${sql.identifier(table)} WHERE _status = 'published' AND deleted_at IS NULL AND ${only()} ORDER BY id`,
      );
      return rows.map((row) => ({
        path: pathOf({ id: Number(row["id"]), slug: String(row["slug"]) }),
        changed: new Date(String(row["updated_at"])),
      }));
    }),
  );
  return [
    ...lists.flat(),
    ...(await projectAddresses(payload)),
    ...(await storyAddresses(payload)),
    ...(await legalAddresses(payload)),
    ...(await forumAddresses(payload)),
  ];
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

/** The paths of all that can be linked to by itself: items with a page, frequent questions, and discussions that nobody has answered yet. */
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
        WHERE _status = 'published' AND deleted_at IS NULL GROUP BY kind`,
  );
  return rows.map(({ kind, changed }) => ({
    path: (kind === "privacy" ? pages.privacyPolicy : pages.terms).href(),
    changed: new Date(String(changed)),
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
        JOIN project_groups g ON g.id = p.group_id AND g._status = 'published' AND g.deleted_at IS NULL
        WHERE p._status = 'published' AND p.deleted_at IS NULL ORDER BY p.id`,
  );
  return rows.map(({ id, slug, updated_at: changed }) => ({
    path: pages.project.href({ project_slug: String(slug), childId: Number(id) }),
    changed: new Date(String(changed)),
  }));
}
