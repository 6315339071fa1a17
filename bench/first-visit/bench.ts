import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { median } from "../../drills/machine/median.ts";
import { startSite } from "../site.ts";
import { type Bytes, bytesOfVisit, paintsOfVisit } from "./first-visit.ts";
import { type Conditions, fast, launchBrowser, line4g, slow3g, slow3gPhone } from "./phone.ts";
import { loaded, type Walk, walked } from "./walk.ts";

const port = 4275;
/** Bytes of a first visit to the home page, including headers; milliseconds to its largest contentful paint on 3G. */
const limits = { "/": { bytes: 220_000 }, "/ne": { bytes: 270_000 }, largestMs: 3000 };
const turns = 3;

const walks: Walk[] = [
  { from: "/news", to: "/news/1" },
  { from: "/projects", to: "/projects/hydropower-dams/1" },
  { from: "/notices", to: "/notices/2" },
  { from: "/careers", to: "/career/1" },
];

interface Site {
  name: string;
  url: string;
}

/**
 * Measures what a phone downloads on a first visit, when it paints, and how long navigation takes. With the folder of another
 * checkout, built and seeded, both are measured in turn, so that fluctuations of the machine affect both.
 */
export async function benchFirstVisit(checkouts: string[]): Promise<boolean> {
  const before = checkouts[0] && path.resolve(checkouts[0]);
  const started = [{ name: "after", site: await startSite(port) }];
  if (before) {
    const { startSite: startOther } = await import(pathToFileURL(path.join(before, "bench/site.ts")).href);
    started.unshift({ name: "before", site: await startOther(port + 1) });
  }
  const sites: Site[] = started.map(({ name, site }) => ({ name, url: site.url }));
  const browser = await launchBrowser();
  let kept = true;
  try {
    for (const page of ["/", "/ne"] as const) kept = (await reportVisit(browser, sites, page)) && kept;
    await reportWalks(browser, sites);
  } finally {
    await browser.close();
    for (const { site } of started) await site.stop();
  }
  return kept;
}

const inTurn = async <Result>(sites: Site[], measure: (site: Site) => Promise<Result>): Promise<Result[][]> => {
  const results: Result[][] = sites.map(() => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, site] of sites.entries()) results[index]?.push(await measure(site));
  }
  return results;
};

async function reportVisit(browser: Browser, sites: Site[], page: "/" | "/ne"): Promise<boolean> {
  const weights: Bytes[] = [];
  for (const { url } of sites) {
    // From the second visitor on, the page is sent with the best compression.
    for (let visitor = 0; visitor < 3; visitor += 1) {
      await (await fetch(url + page, { headers: { "accept-encoding": "br" } })).text();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    weights.push(await bytesOfVisit(browser, url + page));
  }
  for (const [index, { name }] of sites.entries())
    console.log(`${page} ${name}: bytes ${JSON.stringify(weights[index])}`);
  let largest = Number.NaN;
  const last = weights.at(-1)?.["total"] ?? Number.NaN;
  for (const conditions of [fast, slow3gPhone]) {
    const paints = await inTurn(sites, ({ url }) => paintsOfVisit(browser, url + page, conditions));
    for (const [index, { name }] of sites.entries()) {
      const of = (key: "first" | "largest" | "hydrated") =>
        Math.round(median((paints[index] ?? []).map((one) => one[key])));
      largest = of("largest");
      console.log(
        `${page} ${name}, ${conditions.name}: first paint ${of("first")} ms, largest ${largest} ms, alive ${of("hydrated")} ms, ${paints[index]?.at(-1)?.element}`,
      );
    }
  }
  return last <= limits[page].bytes && largest <= limits.largestMs;
}

async function reportWalks(browser: Browser, sites: Site[]): Promise<void> {
  const kinds: [Conditions, "phone" | "desk"][] = [
    [fast, "desk"],
    [line4g, "phone"],
    [slow3g, "phone"],
  ];
  for (const [conditions, kind] of kinds) {
    for (const walk of walks) {
      const results = await inTurn(sites, async ({ url }) => ({
        walked: await walked(browser, url, walk, conditions, kind),
        loaded: await loaded(browser, url, walk, conditions),
      }));
      for (const [index, { name }] of sites.entries()) {
        const of = (key: "walked" | "loaded") => Math.round(median((results[index] ?? []).map((one) => one[key])));
        console.log(
          `${walk.from} → ${walk.to} ${name}, ${conditions.name}: ${of("walked")} ms, as a document ${of("loaded")} ms`,
        );
      }
    }
  }
}
