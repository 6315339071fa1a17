import { buildSite } from "../scripts/build.ts";
import { benchBulk } from "./bulk/bench.ts";
import { benchFirstVisit } from "./first-visit/bench.ts";
import { benchForum } from "./forum/bench.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchPages } from "./pages.ts";
import { benchSearch } from "./search/bench.ts";

/**
 * `npm run bench` for load and page weight, `npm run bench -- bulk` for a site with much content,
 * `npm run bench -- forum` for one with a large forum, `npm run bench -- search` for its search, `npm run bench -- lighthouse [path …]` and
 * `npm run bench -- first-visit [checkout]` for measurements in Chromium.
 */
const [what = "pages", ...paths] = process.argv.slice(2);
const benches: Record<string, () => Promise<boolean>> = {
  pages: benchPages,
  bulk: () => benchBulk(paths),
  forum: () => benchForum(paths),
  search: () => benchSearch(paths.map(Number)),
  "first-visit": () => benchFirstVisit(paths),
  lighthouse: () => benchLighthouse(paths.length > 0 ? paths : ["/", "/ne"]),
};

const bench = benches[what];
if (!bench) {
  console.error(`Which bench? ${Object.keys(benches).join(", ")}`);
  process.exit(2);
}
// Exiting normally stops the child processes.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
buildSite();
process.exit((await bench()) ? 0 : 1);
