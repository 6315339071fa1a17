import { access, rm } from "node:fs/promises";
import path from "node:path";
import type { StoredDocument } from "../applications/apply/apply.ts";
import { eraseApplication, jsonOf } from "../applications/erase.ts";
import { eraseMessage } from "../enquiries/erase.ts";
import { binned, purge } from "../platform/editorial/bin/purge.ts";
import { label } from "../platform/fields/label.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import type { Eraser } from "./eraser.ts";
import { keptUntil } from "./kept-until.ts";
import { dayMs, monthsBefore, type Periods } from "./periods.ts";

export const kindLabels = {
  applications: label("Applications", "आवेदन"),
  uploads: label("Unfinished uploads", "अधुरा अपलोड"),
  messages: label("Messages", "सन्देश"),
  openings: label("Log of opened documents", "खोलिएका कागजातको अभिलेख"),
  infected: label("Infected files", "भाइरस भएका फाइल"),
  copies: label("Unsaved text of the staff", "कर्मचारीको सुरक्षित नगरिएको पाठ"),
  bin: label("Items in the bin", "रद्दीटोकरीका सामग्री"),
} as const;
export type KindName = keyof typeof kindLabels;
export const kindNames = Object.keys(kindLabels) as KindName[];

/** Something whose time is over. `since` is when it came; `reference` is what it is called here, and nothing of the person. */
export interface Due {
  reference: string;
  since: string;
  erase(): Promise<void>;
}
interface Found {
  total: number;
  due: Due[];
}
type Find = (eraser: Eraser, periods: Periods, now: Date) => Promise<Found>;

const iso = (column: unknown): string => new Date(column as string | Date).toISOString();

const applications: Find = async (eraser, periods, now) => {
  const rows = await runSql(
    eraser.payload,
    sql`SELECT /* retention */ applications.id AS id, reference, stage, history, files,
          applications.created_at AS created_at, vacancies.closes_at AS closes_at
        FROM applications LEFT JOIN vacancies ON vacancies.id = applications.vacancy_id`,
  );
  const due = rows.flatMap((row): Due[] => {
    const createdAt = iso(row["created_at"]);
    const closesAt = row["closes_at"] === null ? null : iso(row["closes_at"]);
    const history = jsonOf<{ at: string }[]>(row["history"]) ?? [];
    if (keptUntil({ stage: String(row["stage"]), history, createdAt, closesAt }, periods) > now) return [];
    const stored = {
      id: Number(row["id"]),
      reference: String(row["reference"]),
      files: jsonOf<StoredDocument[]>(row["files"]) ?? [],
    };
    return [{ reference: stored.reference, since: createdAt, erase: () => eraseApplication(eraser, stored) }];
  });
  return { total: rows.length, due };
};

const uploads: Find = async ({ uploads: on }, { uploadHours }, now) => {
  const all = await on.list();
  const due = all
    .filter(({ begunAt }) => begunAt < now.getTime() - uploadHours * 3_600_000)
    .map(({ id, begunAt }) => ({ reference: "", since: new Date(begunAt).toISOString(), erase: () => on.remove(id) }));
  return { total: all.length, due };
};

const messages: Find = async (eraser, { messageMonths }, now) => {
  const { payload } = eraser;
  const before = monthsBefore(now, messageMonths).toISOString();
  const counted = await runSql(
    payload,
    sql`SELECT /* retention */ count(*) AS count FROM contact_messages WHERE erased_at IS NULL`,
  );
  const rows = await runSql(
    payload,
    sql`SELECT /* retention */ id, country, created_at FROM contact_messages
        WHERE erased_at IS NULL AND created_at < ${before}`,
  );
  const due = rows.map((row): Due => {
    const message = { id: Number(row["id"]), country: String(row["country"] ?? ""), createdAt: iso(row["created_at"]) };
    const reference = `M-${String(message.id).padStart(6, "0")}`;
    return { reference, since: message.createdAt, erase: () => eraseMessage(payload, eraser, message) };
  });
  return { total: Number(counted[0]?.["count"] ?? 0), due };
};

const openings: Find = async ({ payload }, { openingMonths }, now) => {
  const before = monthsBefore(now, openingMonths).toISOString();
  const counted = await runSql(payload, sql`SELECT /* retention */ count(*) AS count FROM paper_openings`);
  const rows = await runSql(
    payload,
    sql`SELECT /* retention */ id, created_at FROM paper_openings WHERE created_at < ${before}`,
  );
  const due = rows.map(
    ({ id, created_at: at }): Due => ({
      reference: "",
      since: iso(at),
      erase: async () => void (await runSql(payload, sql`DELETE FROM paper_openings WHERE id = ${Number(id)}`)),
    }),
  );
  return { total: Number(counted[0]?.["count"] ?? 0), due };
};

/** The file goes; that there was one, and what was found in it, stays in its application. */
const infected: Find = async ({ payload, documents }, { infectedDays }, now) => {
  const rows = await runSql(
    payload,
    sql`SELECT /* retention */ reference, files, created_at FROM applications
        WHERE CAST(files AS text) LIKE '%infected%'`,
  );
  const held: Due[] = [];
  for (const row of rows) {
    for (const { id, scan } of jsonOf<StoredDocument[]>(row["files"]) ?? []) {
      const file = path.join(documents, id);
      const isThere =
        scan === "infected" &&
        (await access(file).then(
          () => true,
          () => false,
        ));
      const erase = () => rm(file, { force: true });
      if (isThere) held.push({ reference: String(row["reference"]), since: iso(row["created_at"]), erase });
    }
  }
  const due = held.filter(({ since }) => Date.parse(since) < now.getTime() - infectedDays * dayMs);
  return { total: held.length, due };
};

/** The share is that of all content: a bin is emptied as a whole when its time has come. */
const bin: Find = async ({ payload }, _, now) => {
  const { total, over } = await binned(payload, now);
  const due = over.map(({ collection, id, deletedAt }) => ({
    reference: `${collection}/${id}`,
    since: deletedAt,
    erase: () => purge(payload, collection, id),
  }));
  return { total, due };
};

/** How long what was typed and never saved is kept. */
const copyDays = 30;

const copies: Find = async ({ payload }, _, now) => {
  const before = now.getTime() - copyDays * dayMs;
  const counted = await runSql(payload, sql`SELECT /* retention */ count(*) AS count FROM working_copies`);
  const rows = await runSql(payload, sql`SELECT /* retention */ id, at FROM working_copies WHERE at < ${before}`);
  const due = rows.map(
    ({ id, at }): Due => ({
      reference: "",
      since: new Date(Number(at)).toISOString(),
      // Unless it has been typed in meanwhile.
      erase: async () =>
        void (await runSql(payload, sql`DELETE FROM working_copies WHERE id = ${Number(id)} AND at < ${before}`)),
    }),
  );
  return { total: Number(counted[0]?.["count"] ?? 0), due };
};

/** What goes by itself, however much of it there is: nobody but its writer ever had it. */
export const unguarded: readonly KindName[] = ["copies"];

/** What there is of each kind, and of which of it the time is over. */
export const kinds: Record<KindName, Find> = { applications, uploads, messages, openings, infected, copies, bin };
