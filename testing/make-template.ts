import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readEnvironment } from "../content/environment.ts";
import { openContent } from "../content/open.ts";
import { runSql, sql } from "../content/platform/store/sql.ts";

/** Opens and seeds the content once, as a first start does, and builds its search index, so that tests can start with copies of it. */
const env = readEnvironment(process.env, path.join(import.meta.dirname, ".."));
const content = await openContent(env);
while (!(await content.api.search("en")).prepared) await wait(100);
// Copies are opened days later, which is no jump of their clock.
await runSql(content.payload, sql`DELETE FROM system_state WHERE name = 'clock-seen'`);
await content.close();
process.exit(0);
