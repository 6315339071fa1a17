import { mkdtempSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { median } from "../drills/machine/median.ts";
import { generator, requestsPerSecond } from "./load.ts";
import { benchPictures, pictureGoal } from "./pictures.ts";
import { startBaseline, startSite } from "./site.ts";
import { pageWeight } from "./weight.ts";

const port = 4273;
const goals = { cachedShare: 0.6, uncachedPerSecond: 150, scriptBytes: 110_000, htmlBytes: 30_000 };
const rows: string[] = [];
let missed = 0;
const report = (what: string, figure: string, goal: string, met: boolean) => {
  if (!met) missed += 1;
  rows.push(`| ${what} | ${figure} | ${goal} | ${met ? "yes" : "NO"} |`);
};
const round = (value: number) => Math.round(value).toLocaleString("en");

/** Compares cached pages with a bare server, and measures uncached renders, pictures and the weight of a first visit; false if a goal is missed. */
export async function benchPages(): Promise<boolean> {
  const site = await startSite(port);
  for (const page of ["/", "/ne"]) {
    const { body, headers } = await asSent(site.url + page);
    const folder = mkdtempSync(path.join(tmpdir(), "setu-baseline-"));
    writeFileSync(path.join(folder, "body"), body);
    writeFileSync(path.join(folder, "headers.json"), JSON.stringify(headers));
    const bare = await startBaseline(path.join(folder, "body"), path.join(folder, "headers.json"));
    // In alternating order, so that fluctuations of the machine affect both.
    const shares: number[] = [];
    let [siteRate, baselineRate] = [0, 0];
    for (let turn = 0; turn < 3; turn += 1) {
      baselineRate = await requestsPerSecond({ url: bare.url });
      siteRate = await requestsPerSecond({ url: site.url + page });
      shares.push(siteRate / baselineRate);
    }
    bare.stop();
    const share = median(shares);
    const figure = `${Math.round(share * 100)} % (${round(siteRate)} of ${round(baselineRate)} a second)`;
    report(
      `cached ${page} against a bare server sending the same bytes, median of 3`,
      figure,
      "≥ 60 %",
      share >= goals.cachedShare,
    );
    const weight = await pageWeight(site.url, page);
    report(
      `script of a first visit to ${page}, brotli`,
      `${round(weight.script)} B`,
      "≤ 110,000 B",
      weight.script <= goals.scriptBytes,
    );
    report(`HTML of ${page}, brotli`, `${round(weight.html)} B`, "≤ 30,000 B", weight.html <= goals.htmlBytes);
    report(`styles of ${page}, brotli`, `${round(weight.styles)} B`, "≤ 20,000 B", weight.styles <= 20_000);
  }
  await site.stop();

  const uncached = await startSite(port, { SETU_PAGE_CACHE: "off" });
  const rendered: Record<string, number[]> = { "/": [], "/ne": [] };
  for (let turn = 0; turn < 3; turn += 1) {
    for (const [page, turns] of Object.entries(rendered)) {
      turns.push(await requestsPerSecond({ url: uncached.url + page, connections: 10 }));
    }
  }
  for (const [page, turns] of Object.entries(rendered)) {
    const perSecond = median(turns);
    report(
      `uncached render of ${page}, compressed, median of 3`,
      `${round(perSecond)} a second`,
      "≥ 150 a second",
      perSecond >= goals.uncachedPerSecond,
    );
  }
  await uncached.stop();

  const pictures = await benchPictures();
  report(
    `a picture among ${round(pictures.more)} more against the same among the seed's, median of 3`,
    `${Math.round(pictures.share * 100)} % (${round(pictures.crowded)} of ${round(pictures.ordinary)} a second)`,
    `≥ ${pictureGoal * 100} %`,
    pictures.share >= pictureGoal,
  );

  console.log(`Load by ${generator}.\n`);
  console.log(["| what | measured | goal | met |", "|---|---|---|---|", ...rows].join("\n"));
  return missed === 0;
}

/** An answer's bytes and headers as sent to a browser that accepts brotli. */
function asSent(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br, gzip" } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const { date: _, connection: __, "keep-alive": ___, "content-length": ____, ...headers } = answer.headers;
        resolve({ body: Buffer.concat(chunks), headers: headers as Record<string, string> });
      });
    }).on("error", reject);
  });
}
