import { writeFile } from "node:fs/promises";
import { generateStoredTypes, storedTypes } from "./generate.ts";

/** `npm run model`: rewrites the types of everything that is stored. */
await writeFile(storedTypes, await generateStoredTypes());
process.exit(0);
