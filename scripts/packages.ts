import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { browsers, firefoxes } from "./browsers.ts";
import { runAside } from "./run.ts";

interface Program {
  /** Where the system's packages install it. */
  files: string[];
  /** The packages it comes with, the best first: the next are tried where a system has none of that name. */
  packages: string[];
  /** Packages that belong to it. */
  with?: string[];
}

/** The programs that `npm test` runs. */
const ofAllTests: Program[] = [
  // Playwright's own downloads are not reachable everywhere. The headless shell, where it is packaged, runs the tests in two
  // thirds of the time. The back office needs a font, which Debian only recommends.
  { files: browsers, packages: ["chromium-headless-shell", "chromium"], with: ["fonts-liberation"] },
  // Draws the covers of documents.
  { files: ["/usr/bin/pdftoppm", "/usr/local/bin/pdftoppm"], packages: ["poppler-utils"] },
];

/** The program of `npm run test:firefox`. */
const firefox: Program = { files: firefoxes, packages: ["firefox-esr", "firefox"], with: ["fonts-liberation"] };

const missing = (programs: Program[]) => programs.filter(({ files }) => !files.some((file) => existsSync(file)));

/**
 * Installs the programs that tests run and the system lacks, from its own packages. A user other than root is asked before
 * `sudo`, unless CI is set. Returns whether all of them are installed.
 */
export const installPackages = (): Promise<boolean> => install(ofAllTests);

/** Does the same with Firefox too. */
export const installFirefox = (): Promise<boolean> => install([...ofAllTests, firefox]);

async function install(programs: Program[]): Promise<boolean> {
  const wanted = missing(programs);
  if (wanted.length === 0) return true;
  console.log(`The tests need packages, which apt-get installs: ${list(wanted)}.`);
  const isRoot = process.getuid?.() === 0;
  if (isRoot || process.env["CI"] || (await agreed())) {
    const apt = (...args: string[]) => aptGet(isRoot ? [] : ["sudo"], args);
    await apt("update");
    for (const { packages, with: others = [] } of wanted) {
      // The packages that Debian recommends with Chromium are for desktops: printers, samba, power.
      for (const name of packages) if (await apt("install", "-y", "--no-install-recommends", name, ...others)) break;
    }
  }
  const left = missing(programs);
  if (left.length > 0) console.error(`Install these packages and run the tests again: ${list(left)}.`);
  return left.length === 0;
}

const list = (several: Program[]) => several.map(({ packages }) => packages.join(" or ")).join(", ");

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
