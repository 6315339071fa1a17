import { buildAdmin, buildSite } from "../scripts/build.ts";
import { bombsDrill } from "./bombs.ts";
import { connectionCutsDrill } from "./connection-cuts.ts";
import { connectionsDrill } from "./connections.ts";
import { enquiriesDrill } from "./enquiries.ts";
import { faultDrills } from "./faults.ts";
import { fullDiskDrill } from "./full-disk.ts";
import { guessesDrill } from "./guesses.ts";
import { hostileDrill } from "./hostile.ts";
import { killDrill } from "./kill.ts";
import { killApplicationsDrill } from "./kill-applications.ts";
import { killComplaintsDrill } from "./kill-complaints.ts";
import { killForumDrill } from "./kill-forum.ts";
import { killMembersDrill } from "./kill-members.ts";
import { loginFloodDrill } from "./login-flood.ts";
import { picturesDrill } from "./pictures.ts";
import { powerCutDrill } from "./power-cut.ts";
import { searchIndexDrill, thoroughly } from "./search-index.ts";
import { slowReadersDrill } from "./slow-readers.ts";
import { smtpDrill } from "./smtp.ts";

type Drill = () => Promise<boolean>;

/** Runs drills one after another, since each measures an otherwise idle machine; all of them, even if one fails. */
async function inTurn(...several: Drill[]): Promise<boolean> {
  let good = true;
  for (const drill of several) good = (await drill()) && good;
  return good;
}

const drills: Record<string, Drill> = {
  kill: () => killDrill({ rounds: 40, acks: 2000, waitForClaims: true }),
  cuts: connectionCutsDrill,
  smtp: () => smtpDrill({ messages: 100, phaseMs: 10_000, watchMs: 15_000 }),
  faults: () => faultDrills({ short: false }),
  applications: () =>
    inTurn(
      () => killApplicationsDrill({ rounds: 40, roundMs: 3000, anHourLater: true }),
      () => fullDiskDrill({ uploads: 20 }),
    ),
  complaints: () => killComplaintsDrill({ rounds: 40, roundMs: 3000 }),
  forum: () => killForumDrill({ rounds: 40, roundMs: 6000, writers: 12 }),
  hostile: () => hostileDrill({ uploads: 1500, seed: 1, thorough: true }),
  readers: () => slowReadersDrill({ readers: 300, floods: 40, watchMs: 90_000, timed: true }),
  enquiries: () => enquiriesDrill({ seconds: 60, compare: true }),
  members: () =>
    inTurn(
      () => killMembersDrill({ rounds: 40, roundMs: 3000 }),
      () => loginFloodDrill({ seconds: 20, strict: true }),
      () => guessesDrill({ guesses: 1000, measured: 200 }),
    ),
  bombs: () => bombsDrill({ seconds: 180, perMinute: 40, strict: true }),
  pictures: () => picturesDrill({ pictures: 200 }),
  connections: () => connectionsDrill({ times: 60, awayMs: 10_000 }),
  search: () => searchIndexDrill(thoroughly),
  power: () => powerCutDrill({ cuts: 50, loadMs: 500 }),
  /**
   * All drills in brief, for `npm test`: in parallel where the load does not matter, since they check no times. A kill or two
   * show that what was acknowledged survives; forty are a drill of their own.
   */
  short: async () => {
    // It waits most of the time.
    const readers = slowReadersDrill({ readers: 40, floods: 5, watchMs: 2000, timed: false });
    const areFaultsBorne = await faultDrills({ short: true });
    const lanes = await Promise.all([
      readers,
      inTurn(
        () => killDrill({ rounds: 3, acks: 150, waitForClaims: false }),
        () => hostileDrill({ uploads: 60, seed: 1, thorough: false }),
        () => powerCutDrill({ cuts: 1, loadMs: 100 }),
        () => killMembersDrill({ rounds: 1, roundMs: 1000 }),
        () => bombsDrill({ seconds: 7, perMinute: 60, strict: false }),
      ),
      inTurn(
        () => searchIndexDrill({ kills: 1, harms: ["cut off"] }),
        () => killForumDrill({ rounds: 1, roundMs: 1000, writers: 3 }),
        () => killComplaintsDrill({ rounds: 2, roundMs: 1000 }),
        () => connectionsDrill({ times: 3, awayMs: 1000 }),
      ),
      inTurn(
        () => smtpDrill({ messages: 6, phaseMs: 1500, watchMs: 1500 }),
        () => killApplicationsDrill({ rounds: 1, roundMs: 300, anHourLater: false }),
        () => fullDiskDrill({ uploads: 4 }),
        () => enquiriesDrill({ seconds: 3, compare: false }),
        () => loginFloodDrill({ seconds: 3, strict: false }),
      ),
    ]);
    return areFaultsBorne && lanes.every(Boolean);
  },
};

/** `npm run drill -- ‹names›`: runs these drills, one after another. */
const names = process.argv.slice(2);
const chosen = names.flatMap((name) => drills[name] ?? []);
if (names.length === 0 || chosen.length < names.length) {
  console.error(`Which drills? ${Object.keys(drills).join(", ")}`);
  process.exit(2);
}
buildSite();
buildAdmin();
process.exit((await inTurn(...chosen)) ? 0 : 1);
