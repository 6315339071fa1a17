import path from "node:path";
import type { Environment } from "../environment.ts";

/** Where people leave traces beside the database, whatever they sent. */
export interface Traces {
  /** The folder of mails that were written to files, for want of a mail server. */
  mails: string;
  /** The file that says what has been erased. */
  tombstones: string;
  /** The site's host name, for Message-IDs. */
  host: string;
}

export const tracesIn = ({ dataDir, publicOrigin }: Pick<Environment, "dataDir" | "publicOrigin">): Traces => ({
  mails: path.join(dataDir, "mail"),
  tombstones: path.join(dataDir, "private/erased"),
  host: new URL(publicOrigin).hostname,
});
