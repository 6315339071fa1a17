import { ComplaintFigures } from "@setu/contract/complaints/complaint-figures";
import { digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { fiscalYear, fiscalYearOf, fiscalYearSpan } from "../../calendar/fiscal-year.ts";
import { nepalDay, nextNepalMidnight } from "../../calendar/nepal-time.ts";
import { isoColumn, jsonColumn } from "../../platform/store/columns.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { monthsBefore, readPeriods } from "../../retention/periods.ts";
import type { LogEntry, StoredComplaint } from "../stored-complaint.ts";
import { kindWords, outcomeWords, topicWords } from "../words.ts";
import { fewest, joined, others } from "./joined.ts";

interface Counted {
  year: string;
  kind: StoredComplaint["kind"];
  topic: StoredComplaint["topic"];
  outcome: keyof typeof outcomeWords | null;
  /** Days from its receipt to the first decision. */
  days: number | null;
}

const otherWords = { en: "Others together", ne: "अन्य सबै" };

/**
 * The complaints of each fiscal year and their outcomes, the latest first; without spam and withdrawn complaints, and without years of
 * which something may have been erased.
 */
export async function complaintFigures(payload: Payload, locale: Locale, now = new Date()): Promise<ComplaintFigures> {
  const { complaintMonths } = await readPeriods(payload);
  const since = monthsBefore(now, complaintMonths);
  const rows = await runSql(
    payload,
    sql`SELECT kind, topic, log, received_at FROM complaints
        WHERE received_at >= ${since.toISOString()} AND state NOT IN ('spam', 'withdrawn')`,
  );
  const years = Map.groupBy(rows.flatMap(countedIn), ({ year }) => year);
  const isWhole = (key: string) => (fiscalYearSpan(key)?.start ?? now) >= since;
  return ComplaintFigures.parse({
    years: [...years]
      .filter(([key]) => isWhole(key))
      .sort(([a], [b]) => b.localeCompare(a))
      .map(([key, all]) => ({ year: fiscalYear(key, locale), ...figuresOf(all, locale) })),
    current: fiscalYear(fiscalYearOf(now) ?? "", locale),
    fresh_until: nextNepalMidnight(now).toISOString(),
  });
}

function countedIn(row: Record<string, unknown>): Counted[] {
  const received = new Date(isoColumn(row["received_at"]));
  const year = fiscalYearOf(received);
  const log = jsonColumn<LogEntry[]>(row["log"]) ?? [];
  const first = log.find((entry) => entry.what === "decided");
  const last = log.findLast((entry) => entry.what === "decided");
  const days = first ? Math.max(0, nepalDay(new Date(first.at)) - nepalDay(received)) : null;
  if (!year) return [];
  const { kind, topic } = row as Pick<Counted, "kind" | "topic">;
  return [{ year, kind, topic, outcome: last?.outcome ?? null, days }];
}

function figuresOf(all: Counted[], locale: Locale) {
  const number = (count: number) => ({ count, count_text: digitsIn(count, locale) });
  // The sums of the other tables are published too: their difference is a class as well.
  const wholes = [all.length, all.filter(({ topic }) => topic).length];
  const classes = <Name extends string>(names: (Name | null)[], words: Record<Name, { en: string; ne: string }>) => {
    const counts = new Map<Name, number>();
    for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
    return joined(counts, ...wholes).map(([name, count]) => ({
      text: (name === others ? otherWords : words[name])[locale],
      ...number(count),
    }));
  };
  const days = all.flatMap((one) => one.days ?? []).sort((a, b) => a - b);
  const [below = 0, above = 0] = [days[Math.ceil(days.length / 2) - 1], days[Math.floor(days.length / 2)]];
  return {
    total: all.length < fewest ? null : number(all.length),
    types: classes(
      all.map(({ kind }) => kind),
      kindWords,
    ),
    topics: classes(
      all.map(({ topic }) => topic),
      topicWords,
    ),
    outcomes: classes(
      all.map(({ outcome }) => outcome),
      outcomeWords,
    ),
    median_days: days.length < fewest ? null : digitsIn(Math.round((below + above) / 2), locale),
  };
}
