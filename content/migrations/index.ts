import { migrations as postgres } from "./postgres/index.ts";
import { migrations as sqlite } from "./sqlite/index.ts";

/** The schema's history for each kind of database, oldest first; `npm run migration` adds to it. */
export const migrations = { postgres, sqlite };
