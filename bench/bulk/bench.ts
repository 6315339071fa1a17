import path from "node:path";
import { startPublisher, startSite } from "../site.ts";
import { measured } from "./calls.ts";
import { both, compareSites } from "./compare.ts";
import { bulkSeed, totals } from "./seed.ts";
import { sqliteStore } from "./store.ts";

const ports = { ordinary: 4275, full: 4276 };

/**
 * Compares two sites in one run, one with the ordinary seed and one with ten thousand news items and two thousand
 * projects. False when a call or page exceeds its ratio. `parts` selects what is measured by parts of its address; without them,
 * everything is measured.
 */
export async function benchBulk(parts: string[]): Promise<boolean> {
  const asked = measured.filter(({ what }) => parts.length === 0 || parts.some((part) => what.includes(part)));
  const fill = (dataDir: string) => bulkSeed(sqliteStore(path.join(dataDir, "setu.db")));
  const sites = {
    ordinary: await startSite(ports.ordinary),
    full: await startSite(ports.full, {}, fill),
  };
  const editors = {
    ordinary: await startPublisher(sites.ordinary.dataDir),
    full: await startPublisher(sites.full.dataDir),
  };
  const kept = await compareSites({
    sites,
    asked,
    rounds: 3,
    change: "a publish",
    publish: (which) => editors[which].publish(),
  });
  console.log(
    `full: ${Object.entries(totals)
      .map(([name, total]) => `${total} ${name}`)
      .join(", ")}`,
  );
  for (const which of both) {
    editors[which].stop();
    await sites[which].stop();
  }
  return kept;
}
