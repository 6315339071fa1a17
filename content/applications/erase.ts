import { rm } from "node:fs/promises";
import path from "node:path";
import type { CollectionSlug, Payload } from "payload";
import { mailFile } from "../platform/mail/transport.ts";
import { jsonColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { logErasure } from "../retention/erasure-log.ts";
import { scrub } from "../retention/run.ts";
import { bury } from "../retention/tombstones.ts";
import type { StoredDocument } from "./documents/stored-document.ts";
import { applicantMailId } from "./mail/message-id.ts";
import type { ApplicationTraces } from "./traces.ts";

type Files = Pick<StoredDocument, "id">[];
/** The places outside the database that an erasure reaches. */
export type ErasedPlaces = Pick<ApplicationTraces, "documents" | "mails" | "tombstones" | "host">;
type Traces = ErasedPlaces & { payload: Payload };

/** The name of an erased application's tombstone. */
export const tombstoneOf = (reference: string): string => `application ${reference}`;

/**
 * Erases an application with everything that belongs to it: documents, mails, notes. The row comes last: if the power
 * fails in between, it still says what to erase. Every erasure of an application calls this.
 */
export async function eraseApplication(
  { payload, documents, mails, tombstones, host }: Traces,
  { id, reference, files }: { id: number; reference: string; files: Files },
): Promise<void> {
  const removeDocuments = (of: Files) =>
    Promise.all(of.map((document) => rm(path.join(documents, document.id), { force: true })));
  await bury(tombstones, tombstoneOf(reference));
  await removeDocuments(files);
  const sent = await runSql(payload, sql`SELECT key FROM applicant_mails WHERE application_id = ${id}`);
  const names = sent.map(({ key }) => mailFile(mails, applicantMailId(String(key), host)));
  await Promise.all(names.map((name) => rm(name, { force: true })));
  for (const { collection, field } of belongings(payload)) {
    await payload.db.deleteMany({ collection, where: { [field]: { equals: id } } });
  }
  const erased = await runSql(payload, sql`DELETE FROM applications WHERE id = ${id} RETURNING files`);
  // Documents that have replaced others since the row was read.
  await removeDocuments(erased.flatMap((row) => jsonColumn<Files>(row["files"]) ?? []));
}

/** Erases an application because somebody asked for it; the log has its reference and, in `by`, who did it. */
export async function eraseAtRequest(
  traces: Traces,
  stored: { id: number; reference: string; files: Files },
  by: string,
): Promise<void> {
  const { payload } = traces;
  await eraseApplication(traces, stored);
  await scrub(payload);
  await logErasure(payload, { kind: "applications", mode: "real", count: 1, references: [stored.reference], by });
}

/** The collections whose items belong to an application, each with the field that refers to it. */
const belongings = (payload: Payload): { collection: CollectionSlug; field: string }[] =>
  payload.config.collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) =>
      field.type === "relationship" && field.relationTo === "applications"
        ? [{ collection: slug as CollectionSlug, field: field.name }]
        : [],
    ),
  );
