import { setTimeout as wait } from "node:timers/promises";
import { onSeededSite, startSite } from "./machine/site-process.ts";
import { Report, spread } from "./report.ts";
import { Posts } from "./senders/messages.ts";
import { notGood, type PageAnswer, requestPages } from "./senders/page-load.ts";
import { checkMessages, openDatabase } from "./stored/stored-messages.ts";

/** The longest time that the site takes to stop. */
const drainMs = 10_000;
/** The time for which a lock delays messages while the signal arrives. */
const lockMs = 1500;

/** The errors of a connection that is opened too late, or that was kept alive and idle. */
const tooLate = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE"]);

/** SIGTERM under load: requests in progress are answered, and the process ends on its own. */
export function drainDrill({ loadMs }: { loadMs: number }): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report("SIGTERM under load");
    const site = await startSite(dataDir);
    const posts = new Posts();
    const load = new AbortController();
    const pages = requestPages(site.url, ["/", "/ne"], load.signal);
    const messages = posts.keepSending(site.url, 4, 2, load.signal);
    await wait(loadMs);

    // Ensures that messages are in progress when the signal arrives.
    const locker = openDatabase(dataDir);
    locker.exec("BEGIN IMMEDIATE");
    await wait(300);
    const signalledAt = performance.now();
    const stopped = site.stop();
    const waiting = wait(lockMs).then(() => {
      locker.exec("COMMIT");
      locker.close();
    });
    const [{ code, ms }] = await Promise.all([stopped, waiting]);
    load.abort();
    const [answers] = await Promise.all([pages, messages]);

    const before = ({ startedAt }: { startedAt: number }) => startedAt < signalledAt;
    const late = answers.filter((answer) => !before(answer));
    const underWay = posts.all.filter((post) => before(post) && post.startedAt + post.ms > signalledAt);
    report.figure("page answers", spread(answers.filter(before).map((answer) => answer.ms)));
    report.none("pages asked for before the signal, not answered 200", notGood(answers.filter(before)));
    report.figure("pages asked for after it", `${late.length}, of these answered ${late.filter(isGood).length}`);
    report.none(
      "of these neither answered 200 nor refused by closing",
      notGood(late.filter((answer) => !isGood(answer) && !tooLate.has(answer.problem))),
    );
    report.figure("messages under way when it came", underWay.length);
    report.none(
      "of these not answered 200",
      underWay.filter(({ status }) => status !== 200).map(({ id, status }) => `${status} ${id}`),
    );
    report.check("stopped with code 0", code === 0, `code ${code}`);
    report.check("stopped within 10 s", ms <= drainMs, `${Math.round(ms)} ms`);
    report.figure("stopped after", `${Math.round(ms)} ms`);
    checkMessages(report, posts, dataDir);
    return report.print();
  });
}

const isGood = ({ status }: PageAnswer) => status === 200;
