import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { onSeededSite, type SiteProcess, startSite } from "./machine/site-process.ts";
import { Report, spread } from "./report.ts";
import { Posts } from "./senders/messages.ts";
import { checkMails, mailFiles } from "./stored/mails.ts";
import { checkMessages, lapseClaims, mailsAreSent } from "./stored/stored-messages.ts";

const visitors = 6;
/** Every fourth message has an idempotency key, and is repeated if it got no answer. */
const keyedEvery = 4;
/** Two minutes until the claims of the last process lapse, plus the time for the mails. */
const mailPatienceMs = 600_000;

interface Options {
  rounds: number;
  acks: number;
  /** Waits the two minutes until the claims of a dead process lapse; otherwise they lapse at once. */
  waitForClaims: boolean;
}

/** `kill -9` while messages arrive: each acknowledged one is stored once and whole, and mailed once. */
export function killDrill({ rounds, acks, waitForClaims }: Options): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(`kill -9 while messages arrive: ${rounds} rounds, ${acks} acknowledged at least`);
    const posts = new Posts();
    const readyMs: number[] = [];
    let repeated = 0;
    let cutOff = 0;

    const start = async (): Promise<SiteProcess> => {
      const site = await startSite(dataDir);
      readyMs.push(site.readyMs);
      // As a browser does without an answer: sends the same message again, under the same key.
      const open = posts.all.filter(({ key, status }) => key && status === undefined);
      for (const post of open) await posts.repeat(site.url, post);
      repeated += open.length;
      return site;
    };

    let round = 0;
    for (; round < rounds || posts.acknowledged.length < acks; round += 1) {
      const site = await start();
      const before = posts.all.length;
      const stopping = new AbortController();
      const sending = posts.keepSending(site.url, visitors, keyedEvery, stopping.signal);
      await wait(300 + Math.random() * 1200);
      const killed = site.kill();
      stopping.abort();
      await Promise.all([killed, sending]);
      cutOff += posts.all.slice(before).filter(({ status }) => status === undefined).length;
    }

    if (!waitForClaims) lapseClaims(dataDir);
    const site = await start();
    const sent = await mailsAreSent(dataDir, mailPatienceMs);
    const { code, ms } = await site.stop();

    report.figure("rounds", round);
    report.figure("ready after a kill", spread(readyMs));
    report.figure("posted", posts.all.length);
    report.figure("cut off by a kill", cutOff);
    report.figure("of these repeated under their key", repeated);
    report.none(
      "answered with anything but 200",
      posts.all
        .filter(({ status }) => status !== undefined && status !== 200)
        .map(({ id, status }) => `${status} ${id}`),
    );
    const rows = checkMessages(report, posts, dataDir);
    report.check("all mails went in time", sent);
    const { mails, unfinished } = mailFiles(dataDir);
    checkMails(report, rows, mails, dataDir);
    report.none("unfinished mail files", unfinished);
    report.check("stopped with code 0", code === 0, `code ${code} after ${Math.round(ms)} ms`);
    return report.print();
  });
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { rounds: { type: "string", default: "40" }, acks: { type: "string", default: "2000" } },
  });
  const good = await killDrill({ rounds: Number(values.rounds), acks: Number(values.acks), waitForClaims: true });
  process.exit(good ? 0 : 1);
}
