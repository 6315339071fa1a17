import { buildAdmin, buildSite } from "../scripts/build.ts";
import { faultDrills } from "./faults.ts";
import { killDrill } from "./kill.ts";
import { smtpDrill } from "./smtp.ts";

/** One after the other: a drill measures the machine that it is alone on. */
const drills: Record<string, () => Promise<boolean>> = {
  kill: () => killDrill({ rounds: 40, acks: 2000, waitForClaims: true }),
  smtp: () => smtpDrill({ messages: 100, phaseMs: 10_000, watchMs: 15_000 }),
  faults: () => faultDrills({ short: false }),
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
