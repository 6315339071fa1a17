import { locales } from "@setu/contract/locale";
import type { newsCategories } from "@setu/contract/news";
import type { Payload } from "payload";
import { dateWords } from "../calendar/dates.ts";
import { adParts, nepalDay } from "../calendar/nepal-time.ts";
import { captionsOf } from "../platform/files/pictures/captions.ts";
import { keptRows } from "../platform/reading/kept-rows.ts";
import { type SearchedText, searchedText, type TextPart } from "../platform/search/searched-text.ts";
import { isPublished, publishedNames } from "../platform/store/published.ts";
import { among, runSql, sql } from "../platform/store/sql.ts";
import { storedText } from "../platform/text/stored-text.ts";
import { newsCategoryWords } from "./categories.ts";

/** The fields by which news is filtered, searched and ordered. */
export interface NewsRow {
  id: number;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  /** The AD year in Nepal, as in addresses. */
  year: string;
  category: (typeof newsCategories)[number];
  featured: boolean;
  projects: number[];
  /** The groups of these projects. */
  sectors: number[];
  author: number;
  /** The ids of its pictures. */
  pictures: number[];
  search: SearchedText;
}

/** All published news, the newest first. */
export const newsRows = keptRows<NewsRow>({
  collection: "news",
  table: "news",
  compare: (a, b) => b.publishedAt - a.publishedAt || b.id - a.id,
  // News is found by the names of these, and by captions.
  uses: {
    people: ({ author }) => [author],
    projects: ({ projects }) => projects,
    "project-groups": ({ sectors }) => sectors,
    media: ({ pictures }) => pictures,
  },
  read,
});

type Stored = Record<string, unknown>;
const numbersIn = (rows: Stored[], column: string): number[] =>
  rows.flatMap((row) => (row[column] ? [Number(row[column])] : []));

async function read(payload: Payload, ids: readonly number[]): Promise<NewsRow[]> {
  // Only by their parents: SQLite would take a condition on the path for the narrower one.
  const [items, links, captioned] = await Promise.all([
    runSql(
      payload,
      sql`SELECT news.id, news.published_on, news.category, news.featured, news.author_id,
            news.event_starts_at, news.event_ends_at,
            ${textColumns("en")}, ${textColumns("ne")}
          FROM news
          LEFT JOIN news_locales en ON en._parent_id = news.id AND en._locale = 'en'
          LEFT JOIN news_locales ne ON ne._parent_id = news.id AND ne._locale = 'ne'
          WHERE news.id IN ${among(ids)} AND ${isPublished("news")}`,
    ),
    runSql(
      payload,
      sql`SELECT news_rels.parent_id, news_rels.projects_id AS project, projects.group_id AS sector
          FROM news_rels LEFT JOIN projects ON projects.id = news_rels.projects_id
          WHERE news_rels.parent_id IN ${among(ids)} AND news_rels.projects_id IS NOT NULL`,
    ),
    captionsOf(payload, "news_rels", ids),
  ]);
  const projects = Map.groupBy(links, (link) => Number(link["parent_id"]));
  const [authors, titles, sectors] = await Promise.all([
    publishedNames(payload, "people", numbersIn(items, "author_id")),
    publishedNames(payload, "projects", numbersIn(links, "project")),
    publishedNames(payload, "project_groups", numbersIn(links, "sector")),
  ]);
  /** The names of a project and of its sector; nothing of one that visitors cannot read. */
  const namesOf = ({ project, sector }: Stored): TextPart[] => {
    const [title, group] = [titles.get(Number(project)), sectors.get(Number(sector))];
    return title && group ? [[`${title} ${group}`, "text"]] : [];
  };
  return items.map((item) => {
    const id = Number(item["id"]);
    const about = projects.get(id) ?? [];
    const published = new Date(String(item["published_on"]));
    const author = Number(item["author_id"]);
    const { pictures, captions } = captioned(id);
    return {
      id,
      publishedAt: published.getTime(),
      year: String(adParts(nepalDay(published)).year),
      category: item["category"] as NewsRow["category"],
      featured: Boolean(item["featured"]),
      projects: numbersIn(about, "project"),
      sectors: numbersIn(about, "sector"),
      author,
      pictures,
      search: searchOf(item, authors.get(author), [
        ...about.flatMap(namesOf),
        ...captions.map((caption): TextPart => [caption, "text"]),
      ]),
    };
  });
}

const textColumns = (locale: "en" | "ne") =>
  sql.raw(
    ["name", "description", "body", "correction", "event_place"]
      .map((column) => `${locale}.${column} AS ${column}_${locale}`)
      .join(", "),
  );

function searchOf(item: Stored, author: string | undefined, others: readonly TextPart[]): SearchedText {
  const category = newsCategoryWords[item["category"] as NewsRow["category"]];
  return searchedText([
    [author, "name"],
    ...others,
    ...[item["published_on"], item["event_starts_at"], item["event_ends_at"]].map(
      (day): TextPart => [day && dateWords(new Date(String(day))), "text"],
    ),
    [category && `${category.en} ${category.ne}`, "summary"],
    ...locales.flatMap(
      (locale) =>
        [
          [item[`name_${locale}`], "title"],
          [item[`description_${locale}`], "text"],
          [storedText(item[`body_${locale}`], locale), "text"],
          [item[`correction_${locale}`], "text"],
          [item[`event_place_${locale}`], "name"],
        ] as const,
    ),
  ]);
}
