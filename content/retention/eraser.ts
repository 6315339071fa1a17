import path from "node:path";
import type { Payload } from "payload";
import { Uploads } from "../applications/documents/uploads.ts";
import type { Environment } from "../environment.ts";

/** Where what people sent lies, beside the database. */
export interface Traces {
  /** The folder of the documents that belong to an application. */
  documents: string;
  uploads: Uploads;
  /** The folder of mails that were written to files, for want of a mail server. */
  mails: string;
  /** The file that says what has been erased: a backup that is put back brings nobody back. */
  tombstones: string;
  /** The site's host name, for Message-IDs. */
  host: string;
}

export interface Eraser extends Traces {
  payload: Payload;
}

export const tracesIn = ({ dataDir, publicOrigin }: Pick<Environment, "dataDir" | "publicOrigin">): Traces => ({
  documents: path.join(dataDir, "private/papers"),
  uploads: new Uploads(path.join(dataDir, "private/uploads")),
  mails: path.join(dataDir, "mail"),
  tombstones: path.join(dataDir, "private/erased"),
  host: new URL(publicOrigin).hostname,
});
