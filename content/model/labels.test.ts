import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FlattenedField } from "payload";
import { expect, test } from "vitest";
import { buildContentConfig } from "../config.ts";
import { readEnvironment } from "../environment.ts";

/** Payload's own fields, which it names itself or does not show. */
const ownNames = new Set(["id", "createdAt", "updatedAt", "_status", "_order"]);

const unnamed = (fields: readonly FlattenedField[], above: string): string[] =>
  fields.flatMap((field) => {
    const name = `${above}.${field.name}`;
    const { en, ne } = ("label" in field && (field.label as { en?: string; ne?: string })) || {};
    const inner = "flattenedFields" in field ? unnamed(field.flattenedFields, name) : [];
    return [...(ownNames.has(field.name) || (en && ne) ? [] : [name]), ...inner];
  });

// A comparison of two versions shows hidden fields too, and names one without a label after its column: "Text Changed At".
test("every field that has versions is named in both languages", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "setu-labels-"));
  const env = readEnvironment({ DATA_DIR: folder, SETU_SECRET: "none is needed to describe what is stored" }, "/");
  const { collections, globals } = await buildContentConfig(env);
  await rm(folder, { recursive: true });
  const compared = [...collections, ...globals].filter(({ versions }) => versions);
  expect(compared.flatMap(({ flattenedFields, slug }) => unnamed(flattenedFields, slug))).toEqual([]);
});
