import { expect, test } from "vitest";
import { loadCountries } from "./countries.ts";

test.each(["en", "ne"] as const)(
  "in %s Nepal comes first, then every other country once, sorted by name",
  async (locale) => {
    const [first, ...others] = await loadCountries(locale);
    const labels = others.map(({ label }) => label);
    expect(first?.value).toBe("Nepal");
    expect(labels).toHaveLength(248);
    expect(labels).toEqual([...new Set(labels)].toSorted((a, b) => a.localeCompare(b, locale)));
  },
);
