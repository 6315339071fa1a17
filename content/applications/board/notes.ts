import type { PayloadRequest } from "payload";
import { z } from "zod";
import type { StoredFields } from "../../model/item.ts";
import { among, runSql, sql } from "../../platform/store/sql.ts";
import { applicationById } from "./applications.ts";
import { colleague } from "./staff.ts";

export const NoteRequest = z.object({ text: z.string().trim().min(1).max(4000) });

export interface Note {
  id: number;
  by: string;
  at: string;
  text: string;
}

/** Notes on an application, oldest first. */
export async function notesOf(req: PayloadRequest, application: number): Promise<Note[]> {
  const { docs } = await req.payload.find({
    collection: "application-notes",
    where: { application: { equals: application } },
    sort: "id",
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const rows = docs as StoredFields<"application-notes", { id: number; by: string; createdAt: string; text: string }>[];
  return rows.map(({ id, by, createdAt, text }) => ({ id, by, at: createdAt, text }));
}

/** The number of notes, by application. */
export async function noteCounts(req: PayloadRequest, applications: readonly number[]): Promise<Map<number, number>> {
  if (applications.length === 0) return new Map();
  const rows = await runSql(
    req.payload,
    sql`SELECT application_id AS id, COUNT(*) AS notes FROM application_notes
        WHERE application_id IN ${among(applications)} GROUP BY application_id`,
  );
  return new Map(rows.map(({ id, notes }) => [Number(id), Number(notes)]));
}

/**
 * Adds a note.
 * @throws APIError 404
 */
export async function addNote(req: PayloadRequest, id: number, text: string): Promise<void> {
  await applicationById(req, id);
  const author = colleague(req);
  await req.payload.create({
    collection: "application-notes",
    data: { application: id, author: author.id, by: author.name, text },
    depth: 0,
    overrideAccess: true,
  });
}
