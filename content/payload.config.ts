import path from "node:path";
import { buildContentConfig } from "./config.ts";
import { readEnvironment } from "./environment.ts";

/** The configuration of this process: what the admin application and Payload's own tools import. */
export default buildContentConfig(readEnvironment(process.env, path.join(import.meta.dirname, "..")));
