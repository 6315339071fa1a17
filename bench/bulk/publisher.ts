import path from "node:path";
import { readEnvironment } from "../../content/environment.ts";
import { openContent } from "../../content/open.ts";

/** An editor beside the running site: republishes a news item and a project on each message. */
const { payload } = await openContent(readEnvironment(process.env, path.join(import.meta.dirname, "../..")));
const asServer = { locale: "en", overrideAccess: true, depth: 0 } as const;

process.on("message", async (turn) => {
  await payload.update({ collection: "news", id: 3, data: { correction: `Put right, ${turn}.` }, ...asServer });
  await payload.update({ collection: "projects", id: 3, data: { funding: `Own funds, ${turn}` }, ...asServer });
  process.send?.("published");
});
process.send?.("ready");
