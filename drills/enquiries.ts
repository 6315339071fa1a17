import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { median } from "./machine/median.ts";
import { onSeededSite, startSite } from "./machine/site-process.ts";
import { startSmtpSink } from "./machine/smtp-sink.ts";
import { Report, spread } from "./report.ts";
import { Posts } from "./senders/messages.ts";
import { notGood, type PageAnswer, requestPages } from "./senders/page-load.ts";
import { checkMessages } from "./stored/stored-messages.ts";

const aSecond = 50;
/** How much slower pages may become: posting takes processor time too, but visitors must not have to wait. */
const mostTimes = 1.5;
const paths = ["/", "/ne", "/news", "/ne/projects"];

interface Options {
  seconds: number;
  /** Compares the pages' times with those measured before, without any messages. */
  compare: boolean;
}

/** Fifty enquiries a second while the mail server is down: all are kept, and visitors notice nothing. */
export function enquiriesDrill({ seconds, compare }: Options): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(`${aSecond} enquiries a second for ${seconds} s, the mail server is dead`);
    const sink = await startSmtpSink();
    const site = await startSite(dataDir, { SMTP_URL: sink.url });
    const load = async (ms: number): Promise<PageAnswer[]> => {
      const stopping = new AbortController();
      const pages = requestPages(site.url, paths, stopping.signal);
      await wait(ms);
      stopping.abort();
      return pages;
    };
    await load(compare ? 5000 : 300);
    const before = compare ? await load(20_000) : [];

    const posts = new Posts();
    const sending: Promise<unknown>[] = [];
    const startedAt = performance.now();
    const during = load(seconds * 1000);
    for (let count = 0; count < aSecond * seconds; count += 1) {
      await wait(Math.max(0, startedAt + (count * 1000) / aSecond - performance.now()));
      sending.push(posts.send(site.url, false));
    }
    await Promise.all(sending);
    const lasted = (performance.now() - startedAt) / 1000;
    const answers = await during;
    const { code, ms } = await site.stop();
    await sink.close();

    report.figure("posted a second", Math.round(posts.all.length / lasted));
    report.figure("message answers", spread(posts.all.map(({ ms: took }) => took)));
    report.none(
      "messages not answered 200",
      posts.all.filter(({ status }) => status !== 200).map(({ id, status }) => `${status} ${id}`),
    );
    report.figure("page answers meanwhile", spread(answers.map(({ ms: took }) => took)));
    report.none("pages not answered 200", notGood([...before, ...answers]));
    if (compare) {
      report.figure("page answers before", spread(before.map(({ ms: took }) => took)));
      const [was, is] = [middle(before), middle(answers)];
      report.figure("half of the pages took", `${was.toFixed(1)} ms before, ${is.toFixed(1)} ms meanwhile`);
      report.check("pages are as fast as before", is <= was * mostTimes, `${(is / was).toFixed(2)} times`);
    }
    checkMessages(report, posts, dataDir);
    report.check("stopped with code 0", code === 0, `code ${code} after ${Math.round(ms)} ms`);
    return report.print();
  });
}

const middle = (answers: PageAnswer[]): number => median(answers.map(({ ms }) => ms));

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { seconds: { type: "string", default: "60" } } });
  process.exit((await enquiriesDrill({ seconds: Number(values.seconds), compare: true })) ? 0 : 1);
}
