import { expect, test } from "vitest";
import { type Headers, scoreOf } from "./observatory.ts";

const good: Headers = {
  "content-security-policy": "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
const withPolicy = (policy: string) => ({ ...good, "content-security-policy": policy });

test.each([
  ["everything", good, 130],
  ["nothing at all", {}, 30],
  ["inline scripts", withPolicy("default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'"), 100],
  ["data: scripts", withPolicy("default-src 'none'; script-src data:; frame-ancestors 'none'"), 100],
  ["scripts from anywhere", withPolicy("default-src 'none'; script-src *; frame-ancestors 'none'"), 100],
  ["no default", withPolicy("frame-ancestors 'none'"), 100],
  ["inline styles", withPolicy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"), 120],
  ["forms to anywhere", withPolicy("default-src 'none'; frame-ancestors 'none'"), 125],
  ["framing", withPolicy("default-src 'none'; form-action 'self'"), 105],
  ["a short HSTS", { ...good, "strict-transport-security": "max-age=1" }, 120],
  ["a cookie", { ...good, "set-cookie": "a=b" }, 90],
  ["everybody's", { ...good, "access-control-allow-origin": "*" }, 80],
  ["sniffing", { ...good, "x-content-type-options": "" }, 125],
  ["all of the address", { ...good, "referrer-policy": "unsafe-url" }, 120],
])("%s", (_, headers, score) => {
  expect(scoreOf(headers)).toBe(score);
});
