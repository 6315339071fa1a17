import { type Locale, locales } from "@setu/contract/locale";
import type { Payload } from "payload";
import { keptRows } from "../platform/reading/kept-rows.ts";
import type { Localized } from "../platform/reading/localized.ts";
import { isoColumn, timeColumn } from "../platform/store/columns.ts";
import { isPublished } from "../platform/store/published.ts";
import { among, runSql, sql } from "../platform/store/sql.ts";
import type { ProjectRow } from "../projects/read-rows.ts";
import { projectRows } from "../projects/rows.ts";
import { type Term, termOf } from "./consent.ts";

/** A person's quote with their consent. No access rule lets visitors read either. */
export interface StoredQuote {
  consent: number;
  term: Term | null;
  covers: { name: boolean; picture: boolean; translation: boolean };
  text: string;
  language: Locale;
  translation: string | null;
  portrait: number | null;
  person: Localized;
  title: Localized;
  organisation: Localized;
}

interface StoryRow {
  id: number;
  project: number;
  place: string;
  changed: number;
  quote: StoredQuote | null;
}

const publishedStories = keptRows<StoryRow>({
  collection: "success-stories",
  table: "success_stories",
  compare: (a, b) => (a.place < b.place ? -1 : Number(a.place > b.place)) || a.id - b.id,
  uses: { consents: ({ quote }) => (quote ? [quote.consent] : []) },
  async read(payload, ids) {
    const rows = await runSql(
      payload,
      sql`SELECT s.id, s.project_id, s._order, s.updated_at,
            s.quote_text, s.quote_language, s.quote_translation, s.quote_portrait_id, s.quote_consent_id,
            ${textColumns("en")}, ${textColumns("ne")},
            c.given_on, c.until, c.withdrawn_on, c.covers_name, c.covers_picture, c.covers_translation,
            c.updated_at AS consent_changed
          FROM success_stories s
          LEFT JOIN consents c ON c.id = s.quote_consent_id
          LEFT JOIN success_stories_locales en ON en._parent_id = s.id AND en._locale = 'en'
          LEFT JOIN success_stories_locales ne ON ne._parent_id = s.id AND ne._locale = 'ne'
          WHERE s.id IN ${among(ids)} AND ${isPublished("s")} AND s.project_id IS NOT NULL`,
    );
    return rows.map(rowOf);
  },
});

type Stored = Record<string, unknown>;

const textColumns = (locale: Locale) =>
  sql.raw(["person", "title", "organisation"].map((name) => `${locale}.quote_${name} AS ${name}_${locale}`).join(", "));

const rowOf = (row: Stored): StoryRow => ({
  id: Number(row["id"]),
  project: Number(row["project_id"]),
  place: String(row["_order"] ?? ""),
  changed: Math.max(timeColumn(row["updated_at"]), timeColumn(row["consent_changed"])),
  quote: quoteOf(row),
});

function quoteOf(row: Stored): StoredQuote | null {
  if (!row["quote_text"] || !row["quote_consent_id"]) return null;
  const day = (name: string) => (row[name] ? isoColumn(row[name]) : null);
  const text = (name: string): Localized =>
    Object.fromEntries(locales.map((locale) => [locale, row[`${name}_${locale}`] as string | null]));
  return {
    consent: Number(row["quote_consent_id"]),
    term: termOf({ givenOn: day("given_on"), until: day("until"), withdrawnOn: day("withdrawn_on") }),
    covers: {
      name: Boolean(row["covers_name"]),
      picture: Boolean(row["covers_picture"]),
      translation: Boolean(row["covers_translation"]),
    },
    text: String(row["quote_text"]),
    language: row["quote_language"] === "en" ? "en" : "ne",
    translation: (row["quote_translation"] as string | null) || null,
    portrait: row["quote_portrait_id"] ? Number(row["quote_portrait_id"]) : null,
    person: text("person"),
    title: text("title"),
    organisation: text("organisation"),
  };
}

/** A published story of a project that visitors may know. */
export interface ToldStory extends Omit<StoryRow, "project"> {
  project: ProjectRow;
}

/** All stories whose project is published and not confidential, in the editors' order. */
export async function storyRows(payload: Payload): Promise<ToldStory[]> {
  const [stories, projects] = await Promise.all([publishedStories(payload), projectRows(payload)]);
  const open = new Map(projects.filter(({ confidential }) => !confidential).map((row) => [row.id, row]));
  return stories.flatMap((story) => {
    const project = open.get(story.project);
    return project ? [{ ...story, project }] : [];
  });
}

/** The last change of a story's page: a save, a change of its consent, or the end of the consent. */
export function lastChange({ changed, quote }: ToldStory, now: Date): Date {
  const end = quote?.term?.to ?? 0;
  return new Date(Math.max(changed, end <= now.getTime() ? end : 0));
}
