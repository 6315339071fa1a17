import { median } from "../drills/machine/median.ts";
import { lastScript, type Visit } from "./visit.ts";

interface Limit {
  what: string;
  of: (visit: Visit) => number;
  /** The upper or lower bound. */
  most?: number;
  least?: number;
  digits?: number;
}

const score = (what: string, least: number): Limit => ({ what, of: ({ scores }) => scores[what] ?? 0, least });
const kilobytes = (what: string, kind: string, most: number): Limit => ({
  what: `${what}, kB`,
  of: ({ bytes }) => (bytes[kind] ?? 0) / 1000,
  most,
  digits: 1,
});
const shown = (what: string, of: Limit["of"], digits = 0): Limit => ({ what, of, digits });

/** A page's limits on a phone, for the median of its visits; most weights and the blocking time are limited for the home page only. */
export function limitsOf(path: string): Limit[] {
  const home = path === "/" || path === "/ne";
  const ofHome = (limit: Limit): Limit => (home ? limit : shown(limit.what, limit.of, limit.digits));
  return [
    score("performance", 98),
    score("accessibility", 100),
    score("best-practices", 100),
    score("seo", 100),
    shown("first contentful paint, ms", ({ metrics }) => metrics.fcp),
    ofHome({ what: "largest contentful paint, ms", of: ({ metrics }) => metrics.lcp, most: 1400 }),
    shown("speed index, ms", ({ metrics }) => metrics.speedIndex),
    ofHome({ what: "total blocking time, ms", of: ({ metrics }) => metrics.tbt, most: 50 }),
    { what: "cumulative layout shift", of: ({ metrics }) => metrics.cls, most: 0, digits: 4 },
    ofHome(kilobytes("all of it with headers", "total", path === "/ne" ? 270 : 220)),
    ofHome(kilobytes("script until the page is complete", "Script", 110)),
    shown("script that follows when it is at rest, kB", ({ bytes }) => (bytes[lastScript] ?? 0) / 1000, 1),
    ofHome(kilobytes("fonts", "Font", path === "/ne" ? 55 : 20)),
    kilobytes("styles", "Stylesheet", 20),
    kilobytes("HTML", "Document", 30),
    shown("pictures, kB", ({ bytes }) => (bytes["Image"] ?? 0) / 1000),
  ];
}

/** With 10,000 news items and 2,000 projects, or 20,000 questions in the forum, a call or page may cost at most this many times what it costs with the seed. */
export const bulkRatio = 2;

export const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** One row of the report for each limit, and whether all limits are kept. */
export function judge(path: string, visits: Visit[]): { rows: string[]; kept: boolean } {
  let kept = true;
  const rows = limitsOf(path).map(({ what, of, most, least, digits = 0 }) => {
    const values = visits.map(of);
    const middle = median(values);
    const good = !(middle > (most ?? Number.POSITIVE_INFINITY)) && !(middle < (least ?? Number.NEGATIVE_INFINITY));
    kept &&= good && !Number.isNaN(middle);
    const goal = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : "";
    const all = values.map((value) => value.toFixed(digits)).join(", ");
    return `| ${path} | ${what} | ${middle.toFixed(digits)} | ${goal} | ${goal ? (good ? "yes" : "NO") : ""} | ${all} |`;
  });
  return { rows, kept };
}
