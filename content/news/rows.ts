import type { newsCategories } from "@setu/contract/news";
import { adParts, nepalDay } from "../calendar/nepal-time.ts";
import { searchable } from "../platform/reading/listing.ts";
import { keptRows } from "../platform/store/kept-rows.ts";
import { among, runSql, sql } from "../platform/store/sql.ts";

/** What news is filtered, searched and ordered by. */
export interface NewsRow {
  id: number;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  /** The year in Nepal, in AD: what addresses say. */
  year: string;
  category: (typeof newsCategories)[number];
  featured: boolean;
  projects: number[];
  /** The titles in both languages, as they are searched. */
  text: string;
}

/** All published news, the newest first. */
export const newsRows = keptRows<NewsRow>({
  collection: "news",
  table: "news",
  compare: (a, b) => b.publishedAt - a.publishedAt || b.id - a.id,
  async read(payload, ids) {
    // By their parents alone: SQLite would take a condition on the path for the narrower one.
    const [items, links] = await Promise.all([
      runSql(
        payload,
        sql`SELECT news.id, news.published_on, news.category, news.featured, en.name AS name_en, ne.name AS name_ne
            FROM news
            LEFT JOIN news_locales en ON en._parent_id = news.id AND en._locale = 'en'
            LEFT JOIN news_locales ne ON ne._parent_id = news.id AND ne._locale = 'ne'
            WHERE news.id IN ${among(ids)} AND news._status = 'published' AND news.deleted_at IS NULL`,
      ),
      runSql(
        payload,
        sql`SELECT parent_id, projects_id FROM news_rels WHERE parent_id IN ${among(ids)} AND projects_id IS NOT NULL`,
      ),
    ]);
    const projects = Map.groupBy(links, (link) => Number(link["parent_id"]));
    return items.map((item) => {
      const published = new Date(String(item["published_on"]));
      return {
        id: Number(item["id"]),
        publishedAt: published.getTime(),
        year: String(adParts(nepalDay(published)).year),
        category: item["category"] as NewsRow["category"],
        featured: Boolean(item["featured"]),
        projects: (projects.get(Number(item["id"])) ?? []).map((link) => Number(link["projects_id"])),
        text: searchable(`${item["name_en"] ?? ""} ${item["name_ne"] ?? ""}`),
      };
    });
  },
});
