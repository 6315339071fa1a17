import { writeFile } from "node:fs/promises";
import { generateStoredTypes, storedTypes } from "./generate.ts";

/** `npm run model`: writes the types of everything that is stored anew. */
await writeFile(storedTypes, await generateStoredTypes());
process.exit(0);
