import { readFileSync } from "node:fs";
import { bareServer } from "./baseline.ts";

/** Serves the baseline from its own process, as the site is: `node bench/serve-baseline.ts BODY HEADERS`. */
const [bodyFile = "", headersFile = ""] = process.argv.slice(2);
const { url } = await bareServer(readFileSync(bodyFile), JSON.parse(readFileSync(headersFile, "utf8")));
process.send?.(url);
