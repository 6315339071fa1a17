import lighthouse, { type Result } from "lighthouse";

/** What Lighthouse saw on one first visit of a phone. */
export interface Visit {
  /** 0 to 100, by the name that Lighthouse gives the category. */
  scores: Record<string, number>;
  /** Milliseconds, and for the layout shift its score. */
  metrics: { fcp: number; lcp: number; tbt: number; cls: number; speedIndex: number };
  /** Markup of the largest element that was painted. */
  largest: string;
  /** Bytes by kind, compressed as they were sent, without headers; `total` is all of them with their headers. */
  bytes: Record<string, number>;
  /** Audits outside the performance category that are not fully met. */
  unmet: string[];
  /** How fast this machine was meanwhile: 1000 and more is a quiet desktop. */
  machine: number;
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** One run with Lighthouse's own preset for phones: a slow 4G line and a slow processor, simulated. */
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

/** The audit's rows are a table of the phases and the element. */
const largestOf = (lhr: Result): string =>
  String(rowsOf(lhr, "lcp-breakdown-insight").find(({ type }) => type === "node")?.["snippet"] ?? "unknown");

/** Headers shrink to nothing on HTTP/2, which is how visitors come: so kinds are compared without. */
async function bytesOf(lhr: Result): Promise<Record<string, number>> {
  const bytes: Record<string, number> = { total: 0 };
  for (const { url, resourceType, transferSize } of rowsOf(lhr, "network-requests")) {
    const kind = String(resourceType);
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
