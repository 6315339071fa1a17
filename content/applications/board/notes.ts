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

type StoredNote = StoredFields<
  "application-notes",
  { id: number; application: number; by: string; createdAt: string; text: string }
>;

/** Notes on an application, oldest first. */
export const notesOf = async (req: PayloadRequest, application: number): Promise<Note[]> =>
  (await notesOfAll(req, [application])).get(application) ?? [];

/** Notes on applications, oldest first, by application. */
export async function notesOfAll(req: PayloadRequest, applications: readonly number[]): Promise<Map<number, Note[]>> {
  if (applications.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: "application-notes",
    where: { application: { in: [...applications] } },
    sort: "id",
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const ofEach = Map.groupBy(docs as StoredNote[], ({ application }) => application);
  const noteOf = ({ id, by, createdAt, text }: StoredNote): Note => ({ id, by, at: createdAt, text });
  return new Map([...ofEach].map(([application, rows]) => [application, rows.map(noteOf)]));
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
