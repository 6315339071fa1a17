import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const app = path.join(import.meta.dirname, "..");
const mostMs = 250;

/** Longer by the specification (sections 2 and 9), or for as long as something is awaited. */
const longer = [
  "shell/progress/progress.module.css",
  "slider/slider.module.css",
  "contact-form/contact-form.module.css",
];

/** The durations in a style sheet's transitions and animations, in milliseconds; of two times the second is a delay. */
function durationsIn(css: string): number[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/\b(?:transition|animation)(?:-duration)?:([^;]+);/g);
  return [...rules].flatMap(([, value = ""]) =>
    value.split(",").flatMap((part) => {
      const [time = "", unit] = /(?<![\w.])([\d.]+)(ms|s)\b/.exec(part)?.slice(1) ?? [];
      return time ? [Number(time) * (unit === "s" ? 1000 : 1)] : [];
    }),
  );
}

test("nothing moves for longer than a quarter of a second", async () => {
  const files = globSync("**/*.css", { cwd: app });
  const found: string[] = [];
  let seen = 0;
  for (const file of files) {
    const durations = durationsIn(await readFile(path.join(app, file), "utf8"));
    seen += durations.length;
    if (longer.some((end) => file.endsWith(end))) continue;
    found.push(...durations.filter((ms) => ms > mostMs).map((ms) => `${file}: ${ms} ms`));
  }
  expect(seen).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
