import { createReadStream, type ReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { PayloadRequest } from "payload";
import { ZipFile } from "yazl";
import { mayBeOpened } from "../../uploads/stored-file.ts";
import type { Application } from "./applications.ts";
import { colleague } from "./staff.ts";

/** A document in an archive. */
export interface ArchivedDocument {
  application: Application;
  document: Application["files"][number];
  /** The path of its bytes. */
  file: string;
  /** Its name in the archive, `A-7F3K-92QX-M/cv.pdf`, which contains nothing that the applicant typed. */
  name: string;
}

/** The documents that were found clean and exist, each with a unique name. */
export async function documentsFor(folder: string, applications: readonly Application[]): Promise<ArchivedDocument[]> {
  const found: ArchivedDocument[] = [];
  const taken = new Set<string>();
  for (const application of applications) {
    for (const document of application.files) {
      const file = path.join(folder, document.id);
      const isThere = await stat(file).then(
        (state) => state.isFile(),
        () => false,
      );
      if (!mayBeOpened(document) || !isThere) continue;
      const base = `${safe(application.reference)}/${safe(document.key)}`;
      let name = `${base}.${safe(document.type)}`;
      for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}.${safe(document.type)}`;
      taken.add(name);
      found.push({ application, document, file, name });
    }
  }
  return found;
}

const safe = (text: string): string => text.replace(/[^A-Za-z0-9-]/g, "") || "document";

/** Logs each document of an export before its first byte is sent. */
export async function noteOpening(req: PayloadRequest, reference: string, document: string): Promise<void> {
  const opening = { by: colleague(req).name, reference, paper: document };
  await req.payload.create({ collection: "paper-openings", data: opening, depth: 0, overrideAccess: true });
}

/** An archive that is made while it is sent: it takes no space on the disk, and little memory. */
export function archiveOf(req: PayloadRequest, table: Buffer, documents: readonly ArchivedDocument[]): ReadableStream {
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  let open: ReadStream | undefined;
  archive.on("error", (error: Error) => output.destroy(error));
  output.once("close", () => open?.destroy());
  archive.addBuffer(table, "applications.csv");
  for (const { application, document, file, name } of documents) {
    archive.addReadStreamLazy(name, { compress: document.type === "pdf" }, (give) => {
      // A closed connection gets no more documents.
      if (output.destroyed) return;
      noteOpening(req, application.reference, `${document.label} (ZIP)`).then(
        () => {
          open = createReadStream(file);
          give(null, open);
        },
        (error: unknown) =>
          output.destroy(error instanceof Error ? error : new Error("The opening was not written down.")),
      );
    });
  }
  archive.end();
  return Readable.toWeb(output) as ReadableStream;
}
