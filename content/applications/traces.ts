import path from "node:path";
import type { Environment } from "../environment.ts";
import { type Traces, tracesIn } from "../retention/traces.ts";
import { type Uploads, uploadsIn } from "../uploads/uploads.ts";

/** The places outside the database that hold data of applicants. */
export interface ApplicationTraces extends Traces {
  /** The folder of the documents that belong to an application. */
  documents: string;
  uploads: Uploads;
}

export const applicationTracesIn = (env: Pick<Environment, "dataDir" | "publicOrigin">): ApplicationTraces => ({
  ...tracesIn(env),
  documents: path.join(env.dataDir, "private/papers"),
  uploads: uploadsIn(env),
});
