import type { ApplicationStage } from "@setu/contract/applications";
import type { Payload } from "payload";
import { jsonColumn } from "../../platform/store/columns.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { duplicatesOf, type Likeness } from "./duplicates.ts";

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

/** Hints for these applications, from all applications held. */
export async function hintsFor(payload: Payload, applications: readonly number[]): Promise<Map<number, Hint[]>> {
  const rows = await runSql(
    payload,
    sql`SELECT a.id, a.name, a.reference, a.email, a.phone, a.files, a.stage, v.ref AS number
        FROM applications a LEFT JOIN vacancies v ON v.id = a.vacancy_id ORDER BY a.id`,
  );
  const found = duplicatesOf(
    rows.map(({ id, email, phone, files }) => ({
      id: Number(id),
      email: text(email),
      phone: text(phone),
      sums: sumsIn(files),
    })),
  );
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
