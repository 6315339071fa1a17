import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildConfig, getPayload, type Payload, type TextField } from "payload";
import { afterAll, describe, expect, test } from "vitest";
import { contentConfig } from "../config.ts";
import { readEnvironment } from "../environment.ts";
import { migrations } from "./index.ts";

/**
 * The tool that compares schemas adds functions to arrays, which show up in loops over their keys: other tests in this
 * process read PDFs.
 */
afterAll(() => {
  for (const name in []) Object.defineProperty(Array.prototype, name, { enumerable: false });
});

/** The tool with which Payload's database adapters compare schemas. */
interface SchemaTools {
  schema: Record<string, unknown>;
  defaultDrizzleSnapshot: object;
  requireDrizzleKit(): {
    generateDrizzleJson(schema: Record<string, unknown>): object | Promise<object>;
    generateMigration(from: object, to: object): Promise<string[]>;
  };
}

const folder = mkdtempSync(path.join(tmpdir(), "setu-migrations-"));
afterAll(() => rmSync(folder, { recursive: true }));

const toolsOf = (payload: Payload) => payload.db as unknown as SchemaTools;
const stepsOf = (dialect: string, ending: RegExp) =>
  readdirSync(path.join(import.meta.dirname, dialect))
    .filter((file) => /^\d/.test(file) && ending.test(file))
    .map((file) => file.replace(ending, ""))
    .sort();

describe.each([
  ["sqlite", ""],
  ["postgres", "postgres://unused"],
] as const)("%s", (dialect, url) => {
  const opened = async (extraFields: TextField[] = []) => {
    const config = contentConfig(
      readEnvironment({ DATA_DIR: folder, DATABASE_URL: url, SETU_SECRET: "none is needed to compare schemas" }, "/"),
    );
    config.collections?.[0]?.fields.push(...extraFields);
    const key = `${dialect} ${extraFields.length}`;
    return getPayload({ config: buildConfig(config), key, disableDBConnect: true });
  };
  const changesSince = async (snapshot: object, payload: Payload) => {
    const { generateDrizzleJson, generateMigration } = toolsOf(payload).requireDrizzleKit();
    return generateMigration(snapshot, await generateDrizzleJson(toolsOf(payload).schema));
  };
  const lastSnapshot = () => {
    const last = stepsOf(dialect, /\.json$/).at(-1);
    return JSON.parse(readFileSync(path.join(import.meta.dirname, dialect, `${last}.json`), "utf8")) as object;
  };

  test("the committed migrations lead to the present collections", async () => {
    expect(await changesSince(lastSnapshot(), await opened())).toEqual([]);
  });

  test("a field without a migration would be noticed", async () => {
    expect((await changesSince(lastSnapshot(), await opened([{ name: "surplus", type: "text" }]))).join("\n")).toMatch(
      /ADD.*surplus/,
    );
  });

  test("each step has its snapshot and is in the list, oldest first", () => {
    const steps = stepsOf(dialect, /\.ts$/);
    expect(stepsOf(dialect, /\.json$/)).toEqual(steps);
    expect(migrations[dialect].map(({ name }) => name)).toEqual(steps);
  });
});
