import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const program = `import { inDrillFolder } from "${pathToFileURL(path.join(import.meta.dirname, "site-process.ts"))}";
  await inDrillFolder(async (folder) => {
    console.log(folder);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    return true;
  });`;

test("a drill that a signal interrupts leaves no folder behind", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(child.stdout, "data");
  const folder = String(said).trim();
  expect(existsSync(folder)).toBe(true);
  child.kill("SIGTERM");
  await once(child, "exit");
  expect(existsSync(folder)).toBe(false);
});
