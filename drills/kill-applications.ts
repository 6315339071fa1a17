import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { laterBy } from "./machine/moved-clock.ts";
import { onSeededSite, type SiteProcess, startSite } from "./machine/site-process.ts";
import { Report, spread } from "./report.ts";
import { Applications } from "./senders/applications.ts";
import {
  checkApplications,
  checkReceipts,
  orphans,
  privateNames,
  receiptsAreSent,
} from "./stored/stored-applications.ts";
import { checkSound } from "./stored/stored-messages.ts";

const applicants = 6;
const hourMs = 3_600_000;
/** Two minutes until the claims of the last process lapse, plus the time for the mails. */
const mailPatienceMs = 300_000;
const sweepPatienceMs = 30_000;

interface Options {
  rounds: number;
  /** The longest time for which applications arrive in each round. */
  roundMs: number;
  /** Checks an hour later too, not only a day later. */
  anHourLater: boolean;
}

/** `kill -9` while applications arrive: each acknowledged one is stored whole and once, and nothing is left of the others. */
export function killApplicationsDrill({ rounds, roundMs, anHourLater }: Options): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(`kill -9 while applications with files arrive: ${rounds} rounds`);
    const applications = new Applications();
    const readyMs: number[] = [];
    const faults = new Report("");
    let goneOn = 0;
    let mostOrphans = 0;

    /** Restarts after a kill, and checks the stored applications before any others are sent. */
    const restart = async (since: number, variables: Record<string, string> = {}): Promise<SiteProcess> => {
      const site = await startSite(dataDir, variables);
      readyMs.push(site.readyMs);
      checkApplications(faults, applications.all.slice(since), applications.all, dataDir);
      mostOrphans = Math.max(mostOrphans, orphans(dataDir).length);
      return site;
    };

    let since = 0;
    for (let round = 0; round < rounds; round += 1) {
      const site = await restart(since);
      goneOn += await goOn(applications, site, since);
      since = applications.all.length;
      await killWhileApplying(applications, site, roundMs);
    }

    if (anHourLater) {
      const site = await restart(since, { NODE_OPTIONS: laterBy(1.1 * hourMs) });
      report.check(
        "an hour later there is no file without an application",
        await until(() => orphans(dataDir).length === 0),
      );
      await site.stop();
    }
    // A day later, the claims of the dead processes have lapsed.
    const site = anHourLater
      ? await startSite(dataDir, { NODE_OPTIONS: laterBy(25 * hourMs) })
      : await restart(since, { NODE_OPTIONS: laterBy(25 * hourMs) });
    const swept = await until(() => privateNames(dataDir, "uploads").length === 0 && orphans(dataDir).length === 0);
    const sent = await receiptsAreSent(dataDir, mailPatienceMs);
    const { code, ms } = await site.stop();

    report.figure("ready after a kill", spread(readyMs));
    report.figure("begun", applications.all.length);
    report.figure("acknowledged", applications.acknowledged.length);
    report.figure("gone on with after a restart", goneOn);
    report.figure("files without an application after a restart, at most", mostOrphans);
    report.none("answers and losses that should not be", applications.surprises);
    report.none("looked at after each restart: lost, doubled or half there", faults.faults);
    checkApplications(report, applications.all, applications.all, dataDir);
    report.check("all receipts went", sent);
    checkReceipts(report, dataDir);
    report.check("a day later nothing is left of what nobody sent in", swept, leftOver(dataDir));
    checkSound(report, dataDir);
    report.check("stopped with code 0", code === 0, `code ${code} after ${Math.round(ms)} ms`);
    return report.print();
  });
}

/** Resumes every second interrupted application, as a browser does; the others have given up. Resolves to the number resumed. */
async function goOn(applications: Applications, { url }: SiteProcess, since: number): Promise<number> {
  const open = applications.all.slice(since).filter(({ key, isAcknowledged }) => key && !isAcknowledged);
  const patient = open.filter((_, index) => index % 2 === 0);
  for (const application of patient) await applications.goOn(url, application);
  return patient.length;
}

async function killWhileApplying(applications: Applications, site: SiteProcess, roundMs: number): Promise<void> {
  const stopping = new AbortController();
  const applying = applications.keepApplying(site.url, applicants, stopping.signal);
  // A site that has just started is slow: waits until some are acknowledged in each round.
  const enough = applications.acknowledged.length + 3;
  await until(() => applications.acknowledged.length >= enough);
  await wait(roundMs * Math.random());
  const killed = site.kill();
  stopping.abort();
  await Promise.all([killed, applying]);
}

const leftOver = (dataDir: string) =>
  `${privateNames(dataDir, "uploads").length} uploads, ${orphans(dataDir).length} documents`;

/** Waits until the condition is true; false if that takes longer than the sweep. */
async function until(isSo: () => boolean): Promise<boolean> {
  const giveUpAt = performance.now() + sweepPatienceMs;
  while (!isSo()) {
    if (performance.now() > giveUpAt) return false;
    await wait(100);
  }
  return true;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { rounds: { type: "string", default: "40" } } });
  const good = await killApplicationsDrill({ rounds: Number(values.rounds), roundMs: 3000, anHourLater: true });
  process.exit(good ? 0 : 1);
}
