import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { onSeededSite, startSite } from "./machine/site-process.ts";
import { Report, spread } from "./report.ts";
import { Posts } from "./senders/messages.ts";
import { notGood, requestPages } from "./senders/page-load.ts";
import { checkMessages, openDatabase, storedMessages } from "./stored/stored-messages.ts";

interface Options {
  lockMs: number;
  /** Requests a page that is not cached before the lock, so that it must be rendered during it. */
  cold: boolean;
}

/** Another process locks the database: pages still load; messages wait, or get 503 with Retry-After. */
export function lockedDrill({ lockMs, cold }: Options): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(
      `The database is locked for ${lockMs / 1000} s, ${cold ? "/ne is not cached" : "cached"}`,
    );
    const site = await startSite(dataDir);
    const posts = new Posts();
    for (const path of cold ? ["/"] : ["/", "/ne"]) await fetch(site.url + path);

    const locker = openDatabase(dataDir);
    locker.exec("BEGIN EXCLUSIVE");
    const lock = new AbortController();
    const pages = requestPages(site.url, ["/", "/ne"], lock.signal);
    const messages = posts.keepSending(site.url, 3, 2, lock.signal);
    await wait(lockMs);
    const releasedAt = performance.now();
    locker.exec("COMMIT");
    locker.close();
    lock.abort();
    const first = await posts.send(site.url, false);
    // An answer does not prove a commit: other processes must see the message too.
    const isThere = storedMessages(dataDir).some(({ message }) => String(message).includes(first.id));
    const [answers] = await Promise.all([pages, messages]);

    const refused = posts.all.filter(({ status }) => status !== 200);
    report.figure("page answers meanwhile", spread(answers.map(({ ms }) => ms)));
    report.none("pages not answered 200", notGood(answers));
    report.figure("message answers", spread(posts.all.map(({ ms }) => ms)));
    report.figure("messages told to come again", refused.length);
    report.none(
      "messages answered neither 200 nor 503 with Retry-After",
      refused
        .filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) > 0))
        .map(({ id, status }) => `${status} ${id}`),
    );
    report.check("the first message after the release is accepted", first.status === 200, String(first.status));
    report.check("and is stored for good", isThere);
    report.figure("it was answered after", `${Math.round(first.startedAt + first.ms - releasedAt)} ms`);

    // Repeats the refused messages that have a key, under the same key.
    for (const post of refused) if (post.key) await posts.repeat(site.url, post);
    report.none(
      "repeated, and refused again",
      refused.filter(({ key, status }) => key && status !== 200).map(({ id, status }) => `${status} ${id}`),
    );
    await site.stop();
    const rows = checkMessages(report, posts, dataDir);
    report.check("what was refused is not stored", rows.length === posts.acknowledged.length);
    const log = readFileSync(path.join(dataDir, "log"), "utf8");
    report.check("nothing that a visitor typed is in the log", !/visitor-|\+977|Asha/.test(log));
    return report.print();
  });
}
