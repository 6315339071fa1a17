import type { Payload } from "payload";
import { isoDay, nepalDay } from "../calendar/nepal-time.ts";
import { isoColumn } from "../platform/store/columns.ts";
import { isPublished } from "../platform/store/published.ts";
import { runSql, sql } from "../platform/store/sql.ts";

/** An answer with the votes of its readers. */
export interface JudgedFaq {
  id: number;
  question: string;
  /** Votes that say it helped, of `votes` in all. */
  helpful: number;
  votes: number;
  /** Whether its review date has passed. */
  isDue: boolean;
}

/** How long a vote counts, so that votes on an earlier wording fade out. */
const countedDays = 90;

/** The published questions that have votes or are due for review, the least helpful first. */
export async function judgedFaqs(payload: Payload, locale: "en" | "ne", now = new Date()): Promise<JudgedFaq[]> {
  const since = isoDay(nepalDay(now) - countedDays);
  const rows = await runSql(
    payload,
    sql`SELECT faqs.id, faqs.review_by, own.name, other.name AS other_name, votes.helpful, votes.unhelpful
        FROM faqs
        LEFT JOIN faqs_locales own ON own._parent_id = faqs.id AND own._locale = ${locale}
        LEFT JOIN faqs_locales other ON other._parent_id = faqs.id AND other._locale <> ${locale}
        LEFT JOIN (
          SELECT faq_id, sum(helpful) AS helpful, sum(unhelpful) AS unhelpful
          FROM faq_votes WHERE day > ${since} GROUP BY faq_id
        ) votes ON votes.faq_id = faqs.id
        WHERE ${isPublished("faqs")}`,
  );
  const judged = rows.map((row) => {
    const [helpful, unhelpful] = [Number(row["helpful"] ?? 0), Number(row["unhelpful"] ?? 0)];
    return {
      id: Number(row["id"]),
      question: String(row["name"] || row["other_name"] || ""),
      helpful,
      votes: helpful + unhelpful,
      isDue: row["review_by"] !== null && Date.parse(isoColumn(row["review_by"])) < now.getTime(),
    };
  });
  // Laplace smoothing, one more vote on each side: a single "no" weighs less than fifty among a hundred votes.
  const share = ({ helpful, votes }: JudgedFaq) => (helpful + 1) / (votes + 2);
  return judged
    .filter(({ votes, isDue }) => votes > 0 || isDue)
    .toSorted((a, b) => share(a) - share(b) || b.votes - a.votes || a.id - b.id);
}
