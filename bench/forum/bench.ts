import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { call } from "../../drills/senders/call.ts";
import { newMember } from "../../drills/senders/members.ts";
import { below, type Measured, pair, same } from "../bulk/calls.ts";
import { both, compareSites, type Which } from "../bulk/compare.ts";
import { p95 } from "../limits.ts";
import { startSite } from "../site.ts";
import { fillForum } from "./fill.ts";

const ports = { ordinary: 4270, full: 4271 };
/** The ordinary forum has as many that its lists are as full as those of the large one. */
const questions = { ordinary: 120, full: 20_000 };
/** The second highest of twenty costs is their 95th percentile. */
const rounds = { least: 6, most: 20 };
/** A question of the sample content, which nobody has answered. */
const answeredMeanwhile = 32;

/** A word of two of the twelve questions that are copied: twenty of 120 have it, a full page, and 3,333 of 20,000. */
const search = "/forum?q=soil";

const calls: Measured[] = [
  ...same("/forum", "/forum?view=all", "/forum?view=solved", "/forum?category=1", "/forum?lang=ne"),
  ...same(search, "/forum?q=zzzz", "/forum/categories"),
  pair("/forum, middle page", "/forum?page=3", "/forum?page=500"),
  pair("/forum, last page", "/forum?page=6", "/forum?page=1000"),
  ...same("/forum/similar?title=founding+gabions+near+our+road", "/forum/discussions/1", "/forum/discussions/100"),
  ...same("/forum/mine", "/forum/discussions/17/mine"),
];
const pages: Measured[] = [
  ...same("/forum", "/ne/forum", "/forum?view=solved", search, "/discussion/1", "/ne/discussion/5"),
  pair("/forum, middle page", "/forum?page=3", "/forum?page=500"),
];
const measured = [
  ...calls.map((one) => below("/frontapi", one)),
  ...pages.map((page) => ({ ...page, what: `page ${page.what}` })),
];

/**
 * Compares two sites in one run, one with 120 questions and one with 20,000 and 100,000 replies: the cost of each call and page of the
 * forum on the first request after a reply, and from the cache. `parts` selects by parts of the address.
 */
export async function benchForum(parts: string[]): Promise<boolean> {
  const asked = measured.filter(({ what }) => parts.length === 0 || parts.some((part) => what.includes(part)));
  const start = (which: Which) =>
    startSite(ports[which], { SETU_LIMITS: "off" }, (dataDir) => fillForum(dataDir, questions[which]));
  const sites = { ordinary: await start("ordinary"), full: await start("full") };
  // The index of the search is built in the same process, which would be measured too.
  for (const which of both) await searchReady(sites[which].url);
  const members = { ordinary: await memberOf(sites.ordinary), full: await memberOf(sites.full) };
  const kept = await compareSites({
    sites,
    asked,
    rounds: rounds.least,
    mostRounds: rounds.most,
    change: "a reply",
    publish: (which) => reply(sites[which], members[which]),
    headersOf: (which, address) => (address.endsWith("/mine") ? members[which] : {}),
    figure: p95,
  });
  for (const which of both) await sites[which].stop();
  return kept;
}

async function searchReady(url: string): Promise<void> {
  for (;;) {
    // While a large index is written, the search may answer that it is not available.
    const answer = (await (await fetch(`${url}/frontapi/search?locale=en&q=gabion`)).json()) as {
      data?: { prepared: boolean };
    };
    if (answer.data?.prepared) return;
    await wait(500);
  }
}

type Site = Awaited<ReturnType<typeof startSite>>;
type Headers = Record<string, string>;

/** A member whom moderators know, with two questions and two replies of the sample content. */
async function memberOf({ url, dataDir }: Site): Promise<Headers> {
  const email = "asks-often@example.org";
  const { data, cookie } = await newMember(url, dataDir, email);
  inDatabase(
    dataDir,
    `UPDATE forum_posts SET author_id = (SELECT id FROM members WHERE email_key = '${email}') WHERE id IN (7, 13, 17, 29)`,
  );
  return { authorization: `Bearer ${data["token"]}`, cookie, "x-requested-with": "XMLHttpRequest" };
}

let replies = 0;
async function reply({ url, dataDir }: Site, headers: Headers): Promise<void> {
  // Nobody may write fifty replies a day.
  inDatabase(
    dataDir,
    `UPDATE forum_posts SET created_at = '2026-01-01T00:00:00.000Z' WHERE discussion_id = ${answeredMeanwhile}`,
  );
  replies += 1;
  const body = { text: `Reply number ${replies}.` };
  const answer = await call(url, `/forum/discussions/${answeredMeanwhile}/replies`, { body, headers });
  if (answer?.data["state"] !== "public") throw new Error(`No reply: ${JSON.stringify(answer)}`);
}

function inDatabase(dataDir: string, statement: string): void {
  const database = new DatabaseSync(path.join(dataDir, "setu.db"), { timeout: 5000 });
  database.exec(statement);
  database.close();
}
