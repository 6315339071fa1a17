import { afterEach, expect, test, vi } from "vitest";
import { shell } from "../testing/shell.ts";
import { files, read } from "./sources.ts";

afterEach(() => vi.unstubAllEnvs());

test("a site of the tests gets no setting of a real one from the shell", () => {
  const settings = { DATABASE_URL: "postgres://firm@db/setu", SMTP_URL: "smtp://mail", SETU_SECRET: "x".repeat(32) };
  for (const [name, value] of Object.entries({ ...settings, MALLOC_ARENA_MAX: "1" })) vi.stubEnv(name, value);
  expect(shell()).toMatchObject({ MALLOC_ARENA_MAX: "1", PATH: process.env["PATH"] });
  for (const name of Object.keys(settings)) expect(shell()).not.toHaveProperty(name);
});

/** The lines that pass on the whole shell. */
const passingOn = (source: string) => source.split("\n").filter((line) => line.includes("...process.env"));

test("whatever starts a site for tests, drills and benches takes the shell from there", () => {
  const launchers = files("{testing,drills,bench,e2e}/**/*.ts");
  expect(launchers).toContain("testing/template.ts");
  expect(launchers.filter((file) => passingOn(read(file)).length > 0)).toEqual([]);
  expect(passingOn("const env = { ...process.env, DATA_DIR: folder };")).toHaveLength(1);
});
