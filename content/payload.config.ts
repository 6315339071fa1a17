import path from "node:path";
import { isMainThread } from "node:worker_threads";
import { buildContentConfig } from "./config.ts";
import { readEnvironment } from "./environment.ts";

// As the site does (site/server/main.ts), however the back office is started.
if (isMainThread) process.umask(0o077);

/** The configuration of this process, which the admin application and Payload's own tools import. */
export default buildContentConfig(readEnvironment(process.env, path.join(import.meta.dirname, "..")));
