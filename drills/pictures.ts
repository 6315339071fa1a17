import { setTimeout as wait } from "node:timers/promises";
import { layeredJpeg, layeredPng } from "../testing/files/file-bombs.ts";
import { flatPng } from "../testing/files/flat-png.ts";
import { freePort } from "../testing/postgres.ts";
import { held, startedBy, watch } from "./machine/memory.ts";
import { inDrillFolder, type SiteProcess, startSite } from "./machine/site-process.ts";
import { Report, spread } from "./report.ts";
import { uniquePicture } from "./senders/applying.ts";
import { fromElsewhere } from "./senders/senders.ts";

/** Megabytes that the site and the back office may use together at rest. */
const bound = 600;
const owner = { email: "owner@example.org", password: "theodolite-and-tripod" };
/** How long V8 takes to release unused memory after the last request. */
const restMs = 20_000;

/**
 * A first start under `npm start`, one visit to all its pages and a few screens, then hostile and honest uploads to the back
 * office: checks the processes' memory at rest after each, and its peak.
 */
export const picturesDrill = ({ pictures }: { pictures: number }): Promise<boolean> =>
  inDrillFolder((dataDir) => sendPictures(dataDir, pictures));

async function sendPictures(dataDir: string, pictures: number): Promise<boolean> {
  const report = new Report(`${pictures} hostile and ${pictures} honest pictures`);
  const variables = {
    ADMIN: "on",
    ADMIN_PORT: String(await freePort()),
    SETU_OWNER_EMAIL: owner.email,
    SETU_OWNER_PASSWORD: owner.password,
  };
  const site = await startSite(dataDir, variables, "scripts/start.ts");
  const cookie = await signIn(site);
  const look = async () => {
    const each = await Promise.all((await startedBy(site.child.pid ?? 0)).map(held));
    return {
      each: each.map(({ own }) => own),
      own: each.reduce((sum, { own }) => sum + own, 0),
      others: each.reduce((sum, { others }) => sum + others, 0),
    };
  };
  await visit(site, cookie);
  await wait(restMs);
  const first = await look();

  const most = watch(look);
  const answers: string[] = [];
  const faults: string[] = [];
  const honest: number[] = [];
  const bombs = [await layeredPng(), await layeredJpeg(), flatPng(30_000, 30_000), Buffer.alloc(9_000_000, "<svg>")];
  for (let index = 0; index < pictures; index += 1) {
    const kind = index % 2 ? "jpeg" : "png";
    const bytes = await uniquePicture(kind, 2400, 1600);
    const bomb = bombs[index % bombs.length] ?? Buffer.alloc(0);
    const from = performance.now();
    const [hostile, taken] = await Promise.all([send(site, cookie, bomb, "png"), send(site, cookie, bytes, kind)]);
    honest.push(performance.now() - from);
    answers.push(String(hostile));
    if (hostile === 0 || hostile >= 500) faults.push(`a hostile picture: ${hostile}`);
    if (taken !== 201) faults.push(`an honest picture: ${taken}`);
  }
  await wait(restMs);
  const { own, others } = await most();
  const last = await look();

  report.figure("site and back office, after a first start", `${first.own} MB (${first.each.join(" and ")})`);
  report.figure("at most, while pictures came", `${own} MB, and ${others} MB for the pictures themselves`);
  report.figure("at rest after them", `${last.own} MB (${last.each.join(" and ")})`);
  report.figure("an honest picture beside a hostile one", spread(honest));
  report.figure(
    "answers to hostile pictures",
    [...Map.groupBy(answers, (one) => one)].map(([one, all]) => `${one}: ${all.length}`).join(", "),
  );
  report.none("answered otherwise than it should be", faults);
  report.check(`never more than ${bound} MB at rest`, Math.max(first.own, last.own) <= bound);
  await site.stop();
  return report.print();
}

async function signIn({ url }: SiteProcess): Promise<string> {
  const giveUpAt = performance.now() + 60_000;
  while (performance.now() < giveUpAt) {
    const answer = await fetch(`${url}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: originOf(url) },
      body: JSON.stringify(owner),
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
    if (answer.ok && cookie) return cookie;
    await wait(500);
  }
  throw new Error("The owner could not sign in.");
}

async function visit({ url }: SiteProcess, cookie: string): Promise<void> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = ""]) => new URL(page).pathname);
  for (const page of pages) await (await fetch(url + page)).arrayBuffer();
  const screens = [
    "/admin",
    "/admin/collections/projects",
    "/admin/collections/media",
    "/admin/collections/news/create",
  ];
  for (const screen of screens) await (await fetch(url + screen, { headers: { cookie } })).arrayBuffer();
}

/** The site's default origin. */
const originOf = (url: string) => url.replace("127.0.0.1", "localhost");

async function send({ url }: SiteProcess, cookie: string, bytes: Buffer, kind: "png" | "jpeg"): Promise<number> {
  const form = new FormData();
  form.append("_payload", JSON.stringify({ alt_en: "A drilled picture", alt_ne: "परीक्षणको तस्बिर" }));
  form.append("file", new File([new Uint8Array(bytes)], `drilled.${kind}`, { type: `image/${kind}` }));
  const answer = await fetch(`${url}/api/media?depth=0`, {
    method: "POST",
    headers: { cookie, origin: originOf(url), ...fromElsewhere() },
    body: form,
    signal: AbortSignal.timeout(120_000),
  }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}
