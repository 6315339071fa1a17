import type { StoredDocument } from "../applications/apply/apply.ts";
import { eraseApplication, jsonOf } from "../applications/erase.ts";
import { eraseMessage } from "../enquiries/erase.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import type { Eraser } from "./eraser.ts";
import { logErasure } from "./erasure-log.ts";
import { scrub } from "./run.ts";
import { graveyard } from "./tombstones.ts";

/**
 * Erases once more what had been erased: a backup that was put back has it again, and a crash may have come
 * in between (safety, F22).
 */
export async function eraseAgain(eraser: Eraser): Promise<void> {
  const { payload, tombstones } = eraser;
  const buried = await graveyard(tombstones);
  if (buried.size === 0) return;
  const rows = await runSql(payload, sql`SELECT /* retention */ id, reference, files FROM applications`);
  const applications: string[] = [];
  for (const row of rows) {
    const reference = String(row["reference"]);
    if (!buried.has({ application: reference })) continue;
    const files = jsonOf<StoredDocument[]>(row["files"]) ?? [];
    await eraseApplication(eraser, { id: Number(row["id"]), reference, files });
    applications.push(reference);
  }
  const messages: string[] = [];
  const written = await runSql(
    payload,
    sql`SELECT /* retention */ id, country, created_at FROM contact_messages WHERE erased_at IS NULL`,
  );
  for (const row of written) {
    const createdAt = new Date(row["created_at"] as string | Date).toISOString();
    const message = { id: Number(row["id"]), country: String(row["country"] ?? ""), createdAt };
    if (!buried.has({ message: message.id, createdAt })) continue;
    await eraseMessage(payload, eraser, message);
    messages.push(String(message.id));
  }
  const log = (kind: "applications" | "messages", references: string[]) =>
    logErasure(payload, { kind, mode: "restored", count: references.length, references, by: "start" });
  if (applications.length > 0) await log("applications", applications);
  if (messages.length > 0) await log("messages", messages);
  if (applications.length + messages.length > 0) await scrub(eraser);
}
