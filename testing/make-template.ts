import path from "node:path";
import { readEnvironment } from "../content/environment.ts";
import { openContent } from "../content/open.ts";

/** Opens and seeds the content once, as a first start does, so that tests can start with copies of it. */
const env = readEnvironment(process.env, path.join(import.meta.dirname, ".."));
const content = await openContent(env);
await content.close();
process.exit(0);
