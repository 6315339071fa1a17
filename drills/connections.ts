import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { secret } from "../testing/people/owner.ts";
import { freePort, startPostgres } from "../testing/postgres.ts";
import { postgresTemplate, templateDatabase } from "../testing/template.ts";
import { inDrillFolder, startSite } from "./machine/site-process.ts";
import { Report, spread } from "./report.ts";
import { Posts } from "./senders/messages.ts";
import { notGood, requestPages } from "./senders/page-load.ts";

const patienceMs = 120_000;

interface Options {
  /** How many times the connections are ended, once a second. */
  times: number;
  /** How long the database is down after its crash. */
  awayMs: number;
}

/** PostgreSQL ends all connections repeatedly, then crashes and restarts: no process ends, and no page request fails. */
export const connectionsDrill = (options: Options): Promise<boolean> =>
  inDrillFolder((dataDir) => endConnectionsAt(dataDir, options));

async function endConnectionsAt(dataDir: string, { times, awayMs }: Options): Promise<boolean> {
  const report = new Report(`PostgreSQL ends all connections ${times} times, and is away for ${awayMs / 1000} s`);
  const { cluster, dataDir: seeded } = await postgresTemplate();
  cpSync(seeded, dataDir, { recursive: true });
  const postgres = await startPostgres(cluster);
  const url = postgres.url(templateDatabase);
  const variables = { DATABASE_URL: url, SETU_SECRET: secret, ADMIN: "on", ADMIN_PORT: String(await freePort()) };
  const site = await startSite(dataDir, variables, "scripts/start.ts");
  const backOffice = async () => (await fetch(`${site.url}/admin/login`).catch(() => undefined))?.status;
  report.check("the back office answers", await until(async () => (await backOffice()) === 200));
  for (const page of ["/", "/ne"]) await fetch(site.url + page);

  const posts = new Posts();
  const load = new AbortController();
  const pages = requestPages(site.url, ["/", "/ne"], load.signal);
  const messages = posts.keepSending(site.url, 3, 2, load.signal);
  let ended = 0;
  const editors: (number | undefined)[] = [];
  for (let time = 0; time < times; time += 1) {
    ended += await endConnections(postgres.url("postgres"));
    editors.push(await backOffice());
    await wait(1000);
  }
  const before = posts.all.length;
  await postgres.crash();
  await wait(awayMs);
  await postgres.startAgain();
  const isBack = async () => (await posts.send(site.url, true)).status === 200;
  report.check("messages are taken again when it is back", await until(isBack));
  report.check("and the back office answers again", await until(async () => (await backOffice()) === 200));
  load.abort();
  const [answers] = await Promise.all([pages, messages]);

  // Visitors who were told to try again do so.
  for (const post of posts.all) if (post.key && post.status !== 200) await posts.repeat(site.url, post);
  const { code } = await site.stop();
  const rows = await query<{ message: string }>(url, "SELECT message FROM contact_messages");
  await postgres.stop();

  report.figure("connections ended", ended);
  report.figure("back office meanwhile", tally(editors));
  report.figure("pages", spread(answers.map(({ ms }) => ms)));
  report.none("pages that are cached, not answered 200", notGood(answers));
  report.figure("messages while the database was away or coming back", posts.all.length - before);
  checkPosts(report, posts, rows);
  const log = readFileSync(path.join(dataDir, "log"), "utf8");
  report.none("processes that ended", log.match(/The (site|back office) ended[^\n]*/g) ?? []);
  report.check("stopped with code 0", code === 0, `code ${code}`);
  return report.print();
}

async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  // Errors are expected: the drill ends connections.
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

/** Ends all connections to the site's database and resolves to their number. */
async function endConnections(url: string): Promise<number> {
  const ended = await query(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${templateDatabase}'`,
  );
  return ended.length;
}

/** Waits until the condition is true; false if that takes too long. */
async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const giveUpAt = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) return false;
    await wait(100);
  }
  return true;
}

const tally = (statuses: (number | undefined)[]) =>
  [...Map.groupBy(statuses, String)].map(([status, all]) => `${status}: ${all.length}`).join(", ");

/** Checks that every message is answered, and that each acknowledged one is stored once. */
function checkPosts(report: Report, posts: Posts, rows: { message: string }[]): void {
  const stored = Map.groupBy(rows, ({ message }) => /^Drill ([\w-]+)/.exec(message)?.[1] ?? "");
  report.figure("messages", spread(posts.all.map(({ ms }) => ms)));
  report.none(
    "messages answered neither 200 nor 503",
    posts.all.filter(({ status }) => status !== 200 && status !== 503).map(({ id, status }) => `${status} ${id}`),
  );
  report.figure("messages acknowledged", posts.acknowledged.length);
  report.none(
    "of these lost",
    posts.acknowledged.filter(({ id }) => !stored.has(id)).map(({ id }) => id),
  );
  report.none(
    "with a key, and stored more than once",
    posts.all.filter(({ id, key }) => key && (stored.get(id)?.length ?? 0) > 1).map(({ id }) => id),
  );
}

if (process.argv[1] === import.meta.filename)
  process.exit((await connectionsDrill({ times: 60, awayMs: 10_000 })) ? 0 : 1);
