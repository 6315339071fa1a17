import type { Payload } from "payload";
import { workingHours } from "../../calendar/working-hours.ts";
import { isoColumn, jsonColumn } from "../../platform/store/columns.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { questionRows } from "../reading/rows.ts";
import type { LogEntry } from "../stored-post.ts";

/** How many days the figures are about. */
const figuresDays = 90;

/** Figures about the forum: the public questions of the last days, and the posts that waited for a moderator. */
export interface ForumFigures {
  questions: number;
  answered: number;
  solved: number;
  /** The median of the working hours that a post waited for a moderator; null if none did. */
  hours: number | null;
}

/** Reads the forum's figures, for the staff. */
export async function forumFigures(payload: Payload, now = new Date()): Promise<ForumFigures> {
  const since = now.getTime() - figuresDays * 24 * 3600_000;
  const [all, decided] = await Promise.all([
    questionRows(payload),
    runSql(
      payload,
      sql`SELECT created_at, log FROM forum_posts WHERE created_at > ${new Date(since).toISOString()} AND log IS NOT NULL`,
    ),
  ]);
  const asked = all.filter(({ askedAt }) => askedAt > since);
  const waits = decided.flatMap(({ created_at: sent, log }) => waitsIn(isoColumn(sent), jsonColumn<LogEntry[]>(log)));
  return {
    questions: asked.length,
    answered: asked.filter(({ replies }) => replies > 0).length,
    solved: asked.filter(({ solvedAt }) => solvedAt !== null).length,
    hours: median(waits),
  };
}

/** The working hours until a moderator's decision, of a post that was sent and perhaps sent again. */
function waitsIn(sent: string, log: LogEntry[] | null): number[] {
  const decision = log?.findIndex(({ what }) => what === "approved" || what === "refused") ?? -1;
  const decided = log?.[decision];
  if (!decided) return [];
  const before = log.slice(0, decision).findLast(({ what }) => what === "edited" || what === "flagsHidden");
  return [workingHours(new Date(before?.at ?? sent), new Date(decided.at))];
}

/** The value in the middle, the higher of two; null without any. */
const median = (values: number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
