import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { preferredLocale, requestLocale } from "./request-locale.ts";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["*", undefined],
  ["de,fr;q=0.9", undefined],
  ["ne", "ne"],
  ["NE-np", "ne"],
  ["en-GB,ne;q=0.9", "en"],
  ["en;q=0.3, ne;q=0.8", "ne"],
  ["fr, ne;q=0.2, en;q=0.1", "ne"],
  ["ne;q=0", undefined],
  ["ne;q=0, en;q=0.1", "en"],
  ["new", undefined],
  ["nel-NP, eng", undefined],
  ["ne;q=nonsense, en;q=0.1", "en"],
  [`${"x,".repeat(5000)}ne`, undefined],
] as const)("Accept-Language %j: %s", (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});

const asked = (locale: unknown, header?: string) =>
  requestLocale({ query: { locale }, headers: { "accept-language": header } } as unknown as FastifyRequest);

test("the address takes precedence over the header, and English is the default", () => {
  expect(asked("ne", "en")).toBe("ne");
  expect(asked("en", "ne")).toBe("en");
  expect(asked(undefined, "ne")).toBe("ne");
  expect(asked("fr", "ne")).toBe("ne");
  expect(asked(["ne", "en"])).toBe("en");
  expect(asked({ $ne: "" })).toBe("en");
  expect(asked(undefined)).toBe("en");
});
