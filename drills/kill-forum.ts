import { type KillRounds, killWhileSending } from "./machine/kill-rounds.ts";
import { onSeededSite, startSite } from "./machine/site-process.ts";
import { Report } from "./report.ts";
import { call } from "./senders/call.ts";
import { type ForumPost, ForumPosts } from "./senders/forum-posts.ts";
import { newMember } from "./senders/members.ts";
import { checkSound, lapseClaims, openDatabase, untilNone } from "./stored/stored-messages.ts";

const mailPatienceMs = 60_000;
const dayMs = 24 * 3600_000;

interface Options extends KillRounds {
  writers: number;
}

/** `kill -9` while members write in the forum: each acknowledged post is there once, with its last acknowledged text. */
export function killForumDrill({ writers, ...kills }: Options): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(`kill -9 while members ask, reply and correct: ${kills.rounds} rounds`);
    const posts = new ForumPosts();
    const members = await newWriters(dataDir, writers, posts);
    let repeated = 0;

    const start = async () => {
      publishAndLetADayPass(dataDir);
      const site = await startSite(dataDir);
      const { open } = posts;
      for (const post of open) await posts.repeat(site.url, post);
      repeated += open.length;
      return site;
    };
    await killWhileSending(kills, start, ({ url }, until) => posts.keepWriting(url, members, until));

    lapseClaims(dataDir, "forum_mails", "due_at");
    const site = await start();
    const isSent = await untilNone(
      dataDir,
      "SELECT count(*) AS count FROM forum_mails WHERE due_at IS NOT NULL",
      mailPatienceMs,
    );
    report.figure("posts sent", posts.all.length);
    report.figure("posts and corrections acknowledged", posts.writes);
    report.figure("repeated after a kill", repeated);
    report.none("answered with anything but 200", posts.surprises);
    report.none(
      "never acknowledged, even when repeated",
      posts.open.map(({ id }) => id),
    );
    checkRows(report, posts, dataDir);
    report.none("discussions that visitors read otherwise", await misreadDiscussions(site.url, posts));
    report.check("all mails went in time", isSent);
    checkSound(report, dataDir);
    const { code } = await site.stop();
    report.check("stopped with code 0", code === 0, `code ${code}`);
    return report.print();
  });
}

async function newWriters(dataDir: string, count: number, posts: ForumPosts): Promise<ForumPost["author"][]> {
  const site = await startSite(dataDir);
  const numbers = Array.from({ length: count }, (_, number) => number);
  const members = await Promise.all(
    numbers.map(async (number) => {
      const { data, cookie } = await newMember(site.url, dataDir, `writes-${number}@example.org`);
      return { headers: { authorization: `Bearer ${data["token"]}`, cookie } };
    }),
  );
  await posts.begin(site.url, members);
  await site.stop();
  return members;
}

/** While the site is down: a moderator publishes what waits, and a day passes, so that members may write as much again. */
function publishAndLetADayPass(dataDir: string): void {
  const database = openDatabase(dataDir);
  const yesterday = new Date(Date.now() - dayMs - 1000).toISOString();
  database.exec(`UPDATE forum_posts SET state = 'public', published_at = ${Date.now()} WHERE state = 'held'`);
  database.exec(`UPDATE forum_posts SET created_at = '${yesterday}' WHERE created_at > '${yesterday}'`);
  database.close();
}

/** Checks that each acknowledged post is one row, with its last acknowledged text, and each correction of it once in its history. */
function checkRows(report: Report, { acknowledged }: ForumPosts, dataDir: string): void {
  const database = openDatabase(dataDir);
  const rows = database.prepare("SELECT id, title, text, moves, history FROM forum_posts").all();
  database.close();
  const found = Map.groupBy(rows, ({ text }) => /^Drill ([\w-]+)/.exec(String(text))?.[1] ?? "");
  report.none(
    "acknowledged, but not there once",
    acknowledged.filter(({ id }) => found.get(id)?.length !== 1).map(({ id }) => id),
  );
  const isWhole = ({ id, number, title, text, edits }: ForumPost) => {
    const row = found.get(id)?.[0];
    const former = JSON.parse(String(row?.["history"] ?? "[]")) as { text: string }[];
    return (
      row?.["id"] === number &&
      String(row?.["title"] ?? "") === title &&
      row?.["text"] === text &&
      row?.["moves"] === edits &&
      new Set(former.map((one) => one.text)).size === edits &&
      former.length === edits
    );
  };
  report.none(
    "not as last acknowledged, or corrected otherwise than once for each correction",
    acknowledged.filter((post) => !isWhole(post)).map(({ id }) => id),
  );
}

/** The questions whose number of replies or whose text differs from what was acknowledged. */
async function misreadDiscussions(url: string, { acknowledged }: ForumPosts): Promise<string[]> {
  const replies = Map.groupBy(acknowledged, ({ discussion }) => discussion);
  const faults: string[] = [];
  for (const { id, kind, number, text } of acknowledged) {
    if (kind !== "question") continue;
    const answer = await call(url, `/forum/discussions/${number}?locale=en`, { method: "GET" });
    const read = answer?.data as { answers?: number; question?: object } | undefined;
    const isRead = JSON.stringify(read?.question).includes(text);
    if (!isRead || read?.answers !== (replies.get(number)?.length ?? 0)) faults.push(id);
  }
  return faults;
}

if (process.argv[1] === import.meta.filename) {
  process.exit((await killForumDrill({ rounds: 40, roundMs: 3000, writers: 8 })) ? 0 : 1);
}
