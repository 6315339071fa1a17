import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { furtherPeople } from "./texts/further-people.ts";
import { people } from "./texts/people.ts";
import { personFacts } from "./texts/person-facts.ts";

const folder = path.join(import.meta.dirname, "pictures");
const pictures: { file: string; alt: { en: string; ne: string } }[] = JSON.parse(
  readFileSync(path.join(folder, "manifest.json"), "utf8"),
);
const everyone = [...people, ...furtherPeople];
const leaders = everyone.filter(({ key }) =>
  personFacts[key]?.roles.some(({ kind, until }) => kind !== "team" && !until),
);

test.each(leaders)("$name.en, who leads the firm, has a portrait that is described by the name", ({ name, files }) => {
  const portrait = pictures.find(({ file }) => file === files[0]);
  expect(portrait?.alt.en).toContain(name.en);
  expect(portrait?.alt.ne).toContain(name.ne);
});

test("the list of people without a portrait is not empty, so the sample shows it", () => {
  expect(everyone.filter(({ files }) => files.length === 0).length).toBeGreaterThan(5);
});

test.each(pictures)("$file is light enough to be kept in the repository", ({ file }) => {
  expect(statSync(path.join(folder, file)).size).toBeLessThan(file.startsWith("portraits/") ? 300_000 : 360_000);
});
