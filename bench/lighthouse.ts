import { existsSync } from "node:fs";
import { launch } from "chrome-launcher";
import { median } from "../drills/machine/median.ts";
import { browsers } from "../scripts/browsers.ts";
import { judge } from "./limits.ts";
import { startSite } from "./site.ts";
import { type Visit, visit } from "./visit.ts";

const port = 4274;

/** The pages whose largest contentful paint must be the first slide's picture. */
const homes = ["/", "/ne"];
const visitsTo = (path: string) => (homes.includes(path) ? 5 : 1);
const firstSlide = /^<img [^>]*fetchpriority="high"/;

/** Visits each path as a phone and prints the medians; false when one of them exceeds its limit. */
export async function benchLighthouse(paths: string[]): Promise<boolean> {
  const site = await startSite(port);
  const chrome = await launch({
    chromePath: process.env["CHROME_PATH"] ?? browsers.find((file) => existsSync(file)) ?? "",
    chromeFlags: ["--headless", "--no-sandbox"],
  });
  const rows: string[] = [];
  const notes: string[] = [];
  let kept = true;
  try {
    for (const path of paths) {
      const url = `http://localhost:${port}${path}`;
      // Only the first visitor after a publish waits for the page to be rendered.
      await fetch(url, { headers: { "accept-encoding": "br" } });
      const visits: Visit[] = [];
      for (let turn = 0; turn < visitsTo(path); turn += 1) visits.push(await patientVisit(url, chrome.port));
      const judged = judge(path, visits);
      rows.push(...judged.rows);
      const largest = visits.map((one) => one.largest);
      const right = !homes.includes(path) || largest.every((element) => firstSlide.test(element));
      kept &&= judged.kept && right;
      notes.push(
        `${path}: the largest paint is${right ? "" : " NOT the first slide's picture but"} ${largest.at(-1)}`,
        `${path}: not met: ${[...new Set(visits.flatMap(({ unmet }) => unmet))].join(", ") || "nothing"}`,
        `${path}: this machine's benchmark index was ${Math.round(median(visits.map(({ machine }) => machine)))}`,
      );
    }
  } finally {
    chrome.kill();
    await site.stop();
  }
  const head = ["| page | what | median | goal | met | each visit |", "|---|---|---|---|---|---|"];
  console.log([...head, ...rows, "", ...notes].join("\n"));
  return kept;
}

/** Retries a visit once: on a busy machine Lighthouse sometimes misses the start of its own recording. */
async function patientVisit(url: string, browserPort: number): Promise<Visit> {
  try {
    return await visit(url, browserPort);
  } catch (error) {
    console.warn(`${error instanceof Error ? error.message : error} Once more …`);
    return visit(url, browserPort);
  }
}
