import type { ApplicationStage } from "@setu/contract/applications";
import type { Payload } from "payload";
import { isoColumn, jsonColumn } from "../../platform/store/columns.ts";
import { among, runSql, sql } from "../../platform/store/sql.ts";
import { duplicatesOf, keysOf, type Likeness, type Trace } from "./duplicates.ts";

/** Another application that seems to come from the same person. */
export interface Hint {
  id: number;
  name: string;
  reference: string;
  /** The vacancy's number. */
  number: string;
  stage: ApplicationStage;
  by: Likeness[];
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const sumsIn = (files: unknown): string[] => {
  const list = jsonColumn<({ sha256?: unknown } | null)[]>(files);
  return Array.isArray(list) ? list.map((file) => text(file?.sha256)) : [];
};

/** How many applications one query reads to compare them again. */
const slice = 500;

/**
 * The values by which each application is compared, until the next look after it was changed or erased. Reading and
 * normalizing thousands of them at each look would block other requests.
 */
const kept = new WeakMap<Payload, Map<number, Trace & { updatedAt: string }>>();

/** Returns the values by which these applications are compared; those of others are forgotten. */
async function tracesOf(payload: Payload, current: readonly { id: number; updatedAt: string }[]): Promise<Trace[]> {
  const before = kept.get(payload);
  const stale = current.filter(({ id, updatedAt }) => before?.get(id)?.updatedAt !== updatedAt).map(({ id }) => id);
  const anew = new Map<number, string[]>();
  for (let from = 0; from < stale.length; from += slice) {
    const rows = await runSql(
      payload,
      sql`SELECT id, email, phone, files FROM applications WHERE id IN ${among(stale.slice(from, from + slice))}`,
    );
    for (const { id, email, phone, files } of rows)
      anew.set(Number(id), keysOf({ email: text(email), phone: text(phone), sums: sumsIn(files) }));
  }
  const traces = current.map(({ id, updatedAt }) => ({
    id,
    updatedAt,
    keys: anew.get(id) ?? before?.get(id)?.keys ?? [],
  }));
  kept.set(payload, new Map(traces.map((trace) => [trace.id, trace])));
  return traces;
}

/** Hints for these applications, from all applications held. */
export async function hintsFor(payload: Payload, applications: readonly number[]): Promise<Map<number, Hint[]>> {
  const rows = await runSql(
    payload,
    sql`SELECT a.id, a.updated_at, a.name, a.reference, a.stage, v.ref AS number
        FROM applications a LEFT JOIN vacancies v ON v.id = a.vacancy_id ORDER BY a.id`,
  );
  const current = rows.map(({ id, updated_at: at }) => ({ id: Number(id), updatedAt: isoColumn(at) }));
  const found = duplicatesOf(await tracesOf(payload, current));
  const byId = new Map(rows.map((row) => [Number(row["id"]), row]));
  const hintOf = (id: number, by: Likeness[]): Hint => {
    const { name, reference, number, stage } = byId.get(id) ?? {};
    return {
      id,
      name: text(name),
      reference: text(reference),
      number: text(number),
      stage: stage as ApplicationStage,
      by,
    };
  };
  return new Map(applications.map((id) => [id, (found.get(id) ?? []).map((other) => hintOf(other.id, other.by))]));
}
