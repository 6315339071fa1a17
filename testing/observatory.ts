export type Headers = Record<string, unknown>;

/** The directives of a policy; if one is repeated, the first counts. */
export function directivesOf(headers: Headers): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const part of String(headers["content-security-policy"] ?? "").split(";")) {
    const [name = "", ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name !== "" && !found.has(name)) found.set(name, sources);
  }
  return found;
}
const sourcesOf = (headers: Headers, name: string) =>
  directivesOf(headers).get(name) ?? directivesOf(headers).get("default-src");
const loose = /^('unsafe-(inline|eval|hashes)'|data:|blob:|https?:|http:\/\/.*|ftp:|ws:|\*)$/;
const secondsOf = (headers: Headers) => Number(/max-age=(\d+)/.exec(String(headers["strict-transport-security"]))?.[1]);
const is = (name: string, pattern: RegExp) => (headers: Headers) => pattern.test(String(headers[name] ?? ""));
const sixMonths = 15_768_000;

/**
 * The rules of Mozilla's HTTP Observatory (mozilla/http-observatory, httpobs/docs/scoring.md, and its successor
 * mdn/mdn-http-observatory, src/grader/charts.js): in each list, the first rule that holds counts. The score starts at 100.
 */
const rules: [name: string, holds: (headers: Headers) => boolean, points: number][][] = [
  [
    ["csp-not-implemented", (headers) => directivesOf(headers).size === 0, -25],
    [
      "csp-implemented-with-unsafe-inline",
      (headers) =>
        ["script-src", "object-src"].some(
          (name) => sourcesOf(headers, name)?.some((source) => loose.test(source)) ?? true,
        ),
      -20,
    ],
    [
      "csp-implemented-with-unsafe-inline-in-style-src-only",
      (headers) => sourcesOf(headers, "style-src")?.some((source) => loose.test(source)) ?? true,
      0,
    ],
    [
      "csp-implemented-with-no-unsafe",
      (headers) =>
        directivesOf(headers).get("default-src")?.join() !== "'none'" ||
        !["'none'", "'self'"].includes(directivesOf(headers).get("form-action")?.join() ?? ""),
      5,
    ],
    ["csp-implemented-with-no-unsafe-default-src-none", () => true, 10],
  ],
  [
    ["cookies-not-found", (headers) => headers["set-cookie"] === undefined, 0],
    ["cookies-session-without-secure-flag", () => true, -40],
  ],
  [
    [
      "cross-origin-resource-sharing-not-implemented",
      (headers) => headers["access-control-allow-origin"] === undefined,
      0,
    ],
    ["cross-origin-resource-sharing-implemented-with-universal-access", () => true, -50],
  ],
  [
    ["hsts-implemented-max-age-at-least-six-months", (headers) => secondsOf(headers) >= sixMonths, 0],
    ["hsts-implemented-max-age-less-than-six-months", (headers) => secondsOf(headers) >= 0, -10],
    ["hsts-not-implemented", () => true, -20],
  ],
  [
    [
      "referrer-policy-private",
      is("referrer-policy", /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/),
      5,
    ],
    ["referrer-policy-not-implemented", (headers) => headers["referrer-policy"] === undefined, 0],
    ["referrer-policy-unsafe", () => true, -5],
  ],
  [
    ["x-content-type-options-nosniff", is("x-content-type-options", /^nosniff$/), 0],
    ["x-content-type-options-not-implemented", () => true, -5],
  ],
  [
    [
      "x-frame-options-implemented-via-csp",
      (headers) => ["'none'", "'self'"].includes(directivesOf(headers).get("frame-ancestors")?.join() ?? ""),
      5,
    ],
    ["x-frame-options-sameorigin-or-deny", is("x-frame-options", /^(deny|sameorigin)$/i), 0],
    ["x-frame-options-not-implemented", () => true, -20],
  ],
  [
    ["cross-origin-resource-policy-same-origin", is("cross-origin-resource-policy", /^same-(origin|site)$/), 10],
    ["cross-origin-resource-policy-not-implemented", () => true, 0],
  ],
];
export const judge = (headers: Headers) =>
  rules.map((rule) => rule.find(([, holds]) => holds(headers)) ?? (["", () => true, 0] as const));
export const scoreOf = (headers: Headers) => judge(headers).reduce((sum, [, , points]) => sum + points, 100);
