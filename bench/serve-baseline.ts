import { readFileSync } from "node:fs";
import { bareServer } from "./baseline.ts";

/** The baseline in a process of its own, as the site is in one: `node bench/serve-baseline.ts BODY HEADERS`. */
const [bodyFile = "", headersFile = ""] = process.argv.slice(2);
const { url } = await bareServer(readFileSync(bodyFile), JSON.parse(readFileSync(headersFile, "utf8")));
process.send?.(url);
