import { once } from "node:events";
import { getPayload } from "payload";
import { buildContentConfig } from "../config.ts";
import { closeDatabase } from "../database.ts";
import type { Environment } from "../environment.ts";
import { seed } from "./seed.ts";

/** A separate program: writes the first content for the process that started it, and ends with that process. */
process.umask(0o077);
process.once("disconnect", () => process.exit(1));
const [env]: Environment[] = await once(process, "message");
if (!env) throw new Error("Nobody said which site is to be filled.");
const payload = await getPayload({ config: buildContentConfig(env), key: env.dataDir });
await seed(payload);
await closeDatabase(payload);
process.exit(0);
