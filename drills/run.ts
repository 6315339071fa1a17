import { buildAdmin, buildSite } from "../scripts/build.ts";
import { enquiriesDrill } from "./enquiries.ts";
import { faultDrills } from "./faults.ts";
import { fullDiskDrill } from "./full-disk.ts";
import { hostileDrill } from "./hostile.ts";
import { killDrill } from "./kill.ts";
import { killApplicationsDrill } from "./kill-applications.ts";
import { smtpDrill } from "./smtp.ts";

/** One after the other: a drill measures the machine that it is alone on. */
const drills: Record<string, () => Promise<boolean>> = {
  kill: () => killDrill({ rounds: 40, acks: 2000, waitForClaims: true }),
  smtp: () => smtpDrill({ messages: 100, phaseMs: 10_000, watchMs: 15_000 }),
  faults: () => faultDrills({ short: false }),
  async applications() {
    const results = [
      await killApplicationsDrill({ rounds: 40, roundMs: 3000, anHourLater: true }),
      await fullDiskDrill({ uploads: 20 }),
    ];
    return results.every(Boolean);
  },
  hostile: () => hostileDrill({ uploads: 1500, seed: 1, thorough: true }),
  enquiries: () => enquiriesDrill({ seconds: 60, compare: true }),
  /** Those about applicants in brief, beside each other: they state no times then. Not yet part of `npm test`. */
  async applicants() {
    const results = await Promise.all([
      killApplicationsDrill({ rounds: 1, roundMs: 300, anHourLater: false }),
      fullDiskDrill({ uploads: 4 }),
      hostileDrill({ uploads: 60, seed: 1, thorough: false }),
      enquiriesDrill({ seconds: 3, compare: false }),
    ]);
    return results.every(Boolean);
  },
  async short() {
    const results = [
      await killDrill({ rounds: 4, acks: 150, waitForClaims: false }),
      await smtpDrill({ messages: 6, phaseMs: 1500, watchMs: 1500 }),
      await faultDrills({ short: true }),
    ];
    return results.every(Boolean);
  },
};

const drill = drills[process.argv[2] ?? ""];
if (!drill) {
  console.error(`Which drill? ${Object.keys(drills).join(", ")}`);
  process.exit(2);
}
buildSite();
buildAdmin();
process.exit((await drill()) ? 0 : 1);
