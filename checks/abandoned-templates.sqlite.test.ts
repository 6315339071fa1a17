import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sqliteTemplate } from "../testing/template.ts";

const cache = path.join(import.meta.dirname, "../node_modules/.cache/setu");

test("a template that an interrupted run has not finished is deleted, one that is being made is not", async () => {
  const maker = spawn(process.execPath, ["--eval", "setTimeout(() => {}, 60_000)"]);
  onTestFinished(() => void maker.kill());
  const folder = path.join(cache, `making-tried-${maker.pid}`);
  mkdirSync(folder, { recursive: true });
  await sqliteTemplate();
  expect(existsSync(folder)).toBe(true);
  maker.kill();
  await once(maker, "exit");
  await sqliteTemplate();
  expect(existsSync(folder)).toBe(false);
});
