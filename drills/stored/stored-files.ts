import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Report } from "../report.ts";
import { openDatabase, type Row } from "./stored-messages.ts";

/** Checks that acknowledged pictures and documents exist, and that every file that a row names is whole. */
export function checkFiles(report: Report, acknowledged: string[], dataDir: string): void {
  const database = openDatabase(dataDir);
  const rowsOf = (table: string) => database.prepare(`SELECT * FROM ${table}`).all() as Row[];
  const tables = { media: rowsOf("media"), documents: rowsOf("documents") };
  database.close();
  const stored = new Set(Object.entries(tables).flatMap(([table, rows]) => rows.map(({ id }) => `${table} ${id}`)));
  report.figure("pictures and documents acknowledged", acknowledged.length);
  report.none(
    "of these lost",
    acknowledged.filter((one) => !stored.has(one)),
  );
  report.none(
    "files that are not whole",
    Object.entries(tables).flatMap(([table, rows]) => rows.flatMap((row) => faultsOf(row, path.join(dataDir, table)))),
  );
}

function faultsOf(row: Row, folder: string): string[] {
  const columns = Object.keys(row).filter((name) => /(^|_)filename$/.test(name) && row[name]);
  return columns.flatMap((column) => {
    const file = path.join(folder, String(row[column]));
    if (!existsSync(file)) return [`${file} is not there`];
    const bytes = readFileSync(file);
    const size = row[column.replace("filename", "filesize")];
    if (bytes.length !== size) return [`${file} has ${bytes.length} bytes, not ${size}`];
    const sum = column === "filename" ? row["sha256"] : undefined;
    return sum && sum !== createHash("sha256").update(bytes).digest("hex") ? [`${file} is not what came`] : [];
  });
}
