import { createReadStream, type ReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { PayloadRequest } from "payload";
import { ZipFile } from "yazl";
import { mayBeOpened } from "../documents/paper-state.ts";
import type { Application } from "./applications.ts";
import { colleague } from "./staff.ts";

/** A paper in an archive. */
export interface ArchivedPaper {
  application: Application;
  paper: Application["files"][number];
  /** Its bytes. */
  file: string;
  /** What it is called in the archive: `A-7F3K-92QX-M/cv.pdf`. No word of an applicant's is in it. */
  name: string;
}

/** Those that were found clean and are there, with a name that no two of them share. */
export async function papersFor(folder: string, applications: readonly Application[]): Promise<ArchivedPaper[]> {
  const found: ArchivedPaper[] = [];
  const taken = new Set<string>();
  for (const application of applications) {
    for (const paper of application.files) {
      const file = path.join(folder, paper.id);
      const isThere = await stat(file).then(
        (state) => state.isFile(),
        () => false,
      );
      if (!mayBeOpened(paper) || !isThere) continue;
      const base = `${safe(application.reference)}/${safe(paper.key)}`;
      let name = `${base}.${safe(paper.type)}`;
      for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}.${safe(paper.type)}`;
      taken.add(name);
      found.push({ application, paper, file, name });
    }
  }
  return found;
}

const safe = (text: string): string => text.replace(/[^A-Za-z0-9-]/g, "") || "paper";

/** That papers leave the house is written down, each before its first byte does. */
export async function noteOpening(req: PayloadRequest, reference: string, paper: string): Promise<void> {
  const opening = { by: colleague(req).name, reference, paper };
  await req.payload.create({ collection: "paper-openings", data: opening, depth: 0, overrideAccess: true });
}

/** An archive that is made while it is sent: nothing of it lies on the disk, and little in memory. */
export function archiveOf(req: PayloadRequest, table: Buffer, papers: readonly ArchivedPaper[]): ReadableStream {
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  let open: ReadStream | undefined;
  archive.on("error", (error: Error) => output.destroy(error));
  output.once("close", () => open?.destroy());
  archive.addBuffer(table, "applications.csv");
  for (const { application, paper, file, name } of papers) {
    archive.addReadStreamLazy(name, { compress: paper.type === "pdf" }, (give) => {
      // Whoever went away takes no more papers along.
      if (output.destroyed) return;
      noteOpening(req, application.reference, `${paper.label} (ZIP)`).then(
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
