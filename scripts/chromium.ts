import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { browsers } from "./browsers.ts";
import { runAside } from "./run.ts";

/**
 * Installs the browser of the end-to-end tests from the system's packages, if it is missing: Playwright's own downloads are
 * not reachable everywhere. Chromium's headless shell, where it is packaged, runs the tests in two thirds of the time.
 * A user other than root is asked before `sudo`, unless CI is set. Returns whether a browser is installed.
 */
export async function installChromium(): Promise<boolean> {
  if (isThere()) return true;
  console.log(
    "The tests need Chromium: apt-get installs chromium-headless-shell, or chromium where there is no such package.",
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot || process.env["CI"] || (await agreed())) {
    const apt = (...args: string[]) => aptGet(isRoot ? [] : ["sudo"], args);
    // The packages that Debian recommends with it are for desktops: printers, samba, power. The back office needs a font.
    const install = (name: string) => apt("install", "-y", "--no-install-recommends", name, "fonts-liberation");
    if ((await apt("update")) && (await install("chromium-headless-shell"))) return true;
    if (await install("chromium")) return true;
  }
  console.error(
    "There is no Chromium. Install it (sudo apt-get install chromium-headless-shell) and run the tests again.",
  );
  return false;
}

const isThere = () => browsers.some((file) => existsSync(file));

/** Asks for permission; without a terminal, the answer is no. */
async function agreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("May this be done now, with sudo? [y/N] ");
  terminal.close();
  return /^y/i.test(answer.trim());
}

function aptGet(sudo: string[], args: string[]): Promise<boolean> {
  const [command = "", ...rest] = [...sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", ...args];
  return runAside(command, rest);
}
