import lighthouse, { type Result } from "lighthouse";

/** Lighthouse's results of one first visit on a phone. */
export interface Visit {
  /** 0 to 100, by Lighthouse's name of the category. */
  scores: Record<string, number>;
  /** In milliseconds; the layout shift is a score. */
  metrics: { fcp: number; lcp: number; tbt: number; cls: number; speedIndex: number };
  /** Markup of the largest element that was painted. */
  largest: string;
  /** Compressed bytes by kind as transferred, without headers; `total` includes the headers. */
  bytes: Record<string, number>;
  /** Audits outside the performance category that are not fully met. */
  unmet: string[];
  /** Lighthouse's benchmark index of this machine during the visit: 1000 or more is an idle desktop. */
  machine: number;
}

/** The kind of scripts that a page loads when it is at rest. */
export const lastScript = "Script at rest";

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Runs Lighthouse once with its own preset for phones: a simulated slow 4G connection and slow processor. */
export async function visit(url: string, browserPort: number): Promise<Visit> {
  const run = await lighthouse(url, { port: browserPort, logLevel: "error", onlyCategories: categories });
  if (!run) throw new Error(`${url}: Lighthouse gave no result`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)])),
    metrics: {
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      speedIndex: value("speed-index"),
    },
    largest: largestOf(lhr),
    bytes: await bytesOf(lhr),
    unmet: unmetOf(lhr),
    machine: lhr.environment.benchmarkIndex,
  };
}

type Row = Record<string, unknown>;

function rowsOf(lhr: Result, audit: string): Row[] {
  const details = lhr.audits[audit]?.details;
  return details && "items" in details ? (details.items as Row[]) : [];
}

/** Markup of the largest element: the audit's rows are a table of the phases and the element. */
const largestOf = (lhr: Result): string =>
  String(rowsOf(lhr, "lcp-breakdown-insight").find(({ type }) => type === "node")?.["snippet"] ?? "unknown");

/** A page begins to load its last scripts 1.5 s after its load event (site/app/shell/later.ts), all others at once. */
const restMs = 1400;

/** Bytes by kind are without headers, which HTTP/2, used by real visitors, compresses to almost nothing. */
async function bytesOf(lhr: Result): Promise<Record<string, number>> {
  const bytes: Record<string, number> = { total: 0 };
  const rest = Number(rowsOf(lhr, "metrics")[0]?.["observedLoad"]) + restMs;
  for (const { url, resourceType, transferSize, networkRequestTime } of rowsOf(lhr, "network-requests")) {
    const last = resourceType === "Script" && Number(networkRequestTime) >= rest;
    const kind = last ? lastScript : String(resourceType);
    const { headers } = await fetch(String(url), { method: "HEAD", headers: { "accept-encoding": "br" } });
    bytes[kind] = (bytes[kind] ?? 0) + Number(headers.get("content-length"));
    bytes["total"] = (bytes["total"] ?? 0) + Number(transferSize);
  }
  return bytes;
}

const unmetOf = (lhr: Result): string[] =>
  categories
    .filter((name) => name !== "performance")
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
