import type { newsCategories } from "@setu/contract/news";
import { perRevision } from "../system/per-revision.ts";
import { runSql, sql } from "../system/sql.ts";

/** What news is filtered, searched and ordered by. */
export interface NewsRow {
  id: number;
  publishedOn: string;
  category: (typeof newsCategories)[number];
  featured: boolean;
  projects: number[];
  /** The titles in both languages. */
  text: string;
}

/** All published news, the newest first: two queries over indexes, once for each content revision. */
export const newsRows = perRevision(async (payload): Promise<NewsRow[]> => {
  const [items, links] = await Promise.all([
    runSql(
      payload,
      sql`SELECT news.id, news.published_on, news.category, news.featured, en.name AS name_en, ne.name AS name_ne
          FROM news
          LEFT JOIN news_locales en ON en._parent_id = news.id AND en._locale = 'en'
          LEFT JOIN news_locales ne ON ne._parent_id = news.id AND ne._locale = 'ne'
          WHERE news._status = 'published'
          ORDER BY news.published_on DESC, news.id DESC`,
    ),
    runSql(payload, sql`SELECT parent_id, projects_id FROM news_rels WHERE path = 'projects'`),
  ]);
  const projects = Map.groupBy(links, (link) => Number(link["parent_id"]));
  return items.map((item) => ({
    id: Number(item["id"]),
    publishedOn: new Date(String(item["published_on"])).toISOString(),
    category: item["category"] as NewsRow["category"],
    featured: Boolean(item["featured"]),
    projects: (projects.get(Number(item["id"])) ?? []).map((link) => Number(link["projects_id"])),
    text: `${item["name_en"] ?? ""} ${item["name_ne"] ?? ""}`,
  }));
});
