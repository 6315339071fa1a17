import { adminKilledDrill } from "./admin-killed.ts";
import { drainDrill } from "./drain.ts";
import { lockedDrill } from "./locked.ts";

/** Drills a locked database, a killed back office and a stop under load. */
export async function faultDrills({ short }: { short: boolean }): Promise<boolean> {
  const results = [
    // In the short run, the cached and the uncached page share one lock.
    ...(short ? [] : [await lockedDrill({ lockMs: 10_000, cold: false })]),
    await lockedDrill({ lockMs: short ? 3000 : 10_000, cold: true }),
    await adminKilledDrill(),
    await drainDrill({ loadMs: short ? 1000 : 5000 }),
  ];
  return results.every(Boolean);
}

if (process.argv[1] === import.meta.filename) process.exit((await faultDrills({ short: false })) ? 0 : 1);
