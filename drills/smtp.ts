import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { onSeededSite, startSite } from "./machine/site-process.ts";
import { type Mood, startSmtpSink } from "./machine/smtp-sink.ts";
import { Report, spread } from "./report.ts";
import { Posts } from "./senders/messages.ts";
import { checkMails } from "./stored/mails.ts";
import { checkMessages, mailsAreSent } from "./stored/stored-messages.ts";

const badMoods: Mood[] = ["refuses", "hangs", "answers 451"];
/** Retries pause for 5 min at most, plus a minute for the mails themselves. */
const mailPatienceMs = 360_000;
/** Only shows that no answer waits for the mail server; the p95 measures the speed. */
const answerPatienceMs = 10_000;

interface Options {
  messages: number;
  /** How long each of the three bad moods lasts. */
  phaseMs: number;
  /** How long to watch for second copies after everything was sent. */
  watchMs: number;
}

/** A mail server that fails in every way: messages are still accepted, and mailed once when it recovers. */
export function smtpDrill({ messages, phaseMs, watchMs }: Options): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(`The mail server fails: ${messages} messages, ${phaseMs / 1000} s in each bad mood`);
    const sink = await startSmtpSink();
    const site = await startSite(dataDir, { SMTP_URL: sink.url });
    const posts = new Posts();

    for (const [index, mood] of badMoods.entries()) {
      await sink.become(mood);
      const before = posts.all.length;
      const share = Math.round((messages * (index + 1)) / badMoods.length) - before;
      const sending: Promise<unknown>[] = [];
      for (let count = 0; count < share; count += 1) {
        sending.push(posts.send(site.url, false));
        await wait(phaseMs / share);
      }
      await Promise.all(sending);
      report.figure(`answers while it ${mood}`, spread(posts.all.slice(before).map(({ ms }) => ms)));
    }
    report.check("nothing was mailed until then", sink.taken.length === 0);

    await sink.become("works");
    const recoveredAt = performance.now();
    const sent = await mailsAreSent(dataDir, mailPatienceMs);
    report.figure("last mail after recovery", `${Math.round((performance.now() - recoveredAt) / 1000)} s`);
    report.check("all mails went within 6 min", sent);
    await wait(watchMs);
    const { code, ms } = await site.stop();
    await sink.close();

    for (const mood of badMoods) report.figure(`attempts while it ${mood}`, sink.approached.get(mood) ?? "not counted");
    const refused = posts.all.filter((post) => post.status !== 200 || post.ms > answerPatienceMs);
    report.none(
      "not answered 200 soon",
      refused.map(({ id, status, ms: took }) => `${status} after ${Math.round(took)} ms, ${id}`),
    );
    checkMails(report, checkMessages(report, posts, dataDir), sink.taken, dataDir);
    report.check("stopped with code 0", code === 0, `code ${code} after ${Math.round(ms)} ms`);
    return report.print();
  });
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { messages: { type: "string", default: "100" } } });
  process.exit((await smtpDrill({ messages: Number(values.messages), phaseMs: 10_000, watchMs: 15_000 })) ? 0 : 1);
}
