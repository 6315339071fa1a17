import path from "node:path";
import type { Environment } from "../environment.ts";

/** The places outside the database that hold data of people. */
export interface Traces {
  /** The folder of mails that were written to files, without a mail server. */
  mails: string;
  /** The file of tombstones. */
  tombstones: string;
  /** The site's host name, for Message-IDs. */
  host: string;
}

export const tracesIn = ({ dataDir, publicOrigin }: Pick<Environment, "dataDir" | "publicOrigin">): Traces => ({
  mails: path.join(dataDir, "mail"),
  tombstones: path.join(dataDir, "private/erased"),
  host: new URL(publicOrigin).hostname,
});
