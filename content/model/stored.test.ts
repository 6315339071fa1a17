import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { generateStoredTypes, storedTypes } from "./generate.ts";

test("the committed types match the collections: `npm run model` writes them", {
  timeout: 60_000,
}, async () => {
  expect(await readFile(storedTypes, "utf8")).toBe(await generateStoredTypes());
});

test("a text is typed in both languages, also within a row of a list", async () => {
  const types = await generateStoredTypes();
  const project = types.slice(types.indexOf("interface Project "), types.indexOf("interface Service "));
  expect(project).toContain("  name: InAllLanguages<string>;");
  expect(project).toContain("        role: InAllLanguages<string>;");
  expect(project).toContain("  code?: string | null;");
});
