import type { Payload } from "payload";
import type { Item } from "../model/item.ts";
import { inLocale } from "../platform/reading/localized.ts";
import { isoColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { type ConsentState, stateOf, type Term, termOf } from "./consent.ts";

/** A consent with its state and the stories that use it, including drafts. */
export interface ListedConsent {
  id: number;
  name: string;
  state: ConsentState;
  term: Term | null;
  stories: { id: number; name: string }[];
}

const days = ["given_on", "until", "withdrawn_on"] as const;
const urgency: ConsentState[] = ["ending", "over", "inForce"];

/** All consents that stories use, those that end soon first. */
export async function consentsInUse(payload: Payload, locale: "en" | "ne", now = new Date()): Promise<ListedConsent[]> {
  const rows = await runSql(
    payload,
    sql`SELECT c.id, c.name, c.given_on, c.until, c.withdrawn_on, s.id AS story, en.name AS name_en, ne.name AS name_ne
        FROM consents c
        JOIN success_stories s ON s.quote_consent_id = c.id AND s.deleted_at IS NULL
        LEFT JOIN success_stories_locales en ON en._parent_id = s.id AND en._locale = 'en'
        LEFT JOIN success_stories_locales ne ON ne._parent_id = s.id AND ne._locale = 'ne'
        ORDER BY c.until, c.id, s.id`,
  );
  const listed = [...Map.groupBy(rows, ({ id }) => Number(id))].map(([id, own]) => {
    const [row = {}] = own;
    const [givenOn = null, until = null, withdrawnOn = null] = days.map((day) =>
      row[day] ? isoColumn(row[day]) : null,
    );
    const term = termOf({ givenOn, until, withdrawnOn });
    const stories = own.map(({ story, name_en: en, name_ne: ne }) => ({
      id: Number(story),
      name: inLocale({ en, ne } as Item<"success-stories">["name"], locale),
    }));
    return { id, name: String(row["name"]), term, state: stateOf(term, now), stories };
  });
  return listed.toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state));
}
