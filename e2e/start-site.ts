import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { adoptSearchIndex } from "../testing/adopt-search-index.ts";
import { owner } from "../testing/people/owner.ts";
import { shell } from "../testing/shell.ts";
import { copyOf, sqliteTemplate } from "../testing/template.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { sweptPages } from "./every-page.ts";
import { addOwners } from "./owners.ts";
import { ports } from "./site-under-test.ts";

const root = path.join(import.meta.dirname, "..");
const patienceMs = 120_000;

/** Starts the whole system as `npm start` does, on a copy of the seeded site. */
export default async function startSite(): Promise<() => Promise<void>> {
  for (const port of Object.values(ports)) await refuseTaken(port);
  const dataDir = copyOf(await sqliteTemplate(), temporaryFolder("e2e"));
  adoptSearchIndex({ dataDir, port: ports.site });
  const env = {
    ...shell(),
    DATA_DIR: dataDir,
    PORT: String(ports.site),
    ADMIN_PORT: String(ports.admin),
    // All tests come from the same IP address; the limits have tests of their own.
    SETU_LIMITS: "off",
    SETU_SHOWCASE: "on",
    SETU_OWNER_EMAIL: owner.email,
    SETU_OWNER_PASSWORD: owner.password,
  };
  const child = spawn(path.join(root, "node_modules/node/bin/node"), ["scripts/start.ts"], { cwd: root, env });
  const log = createWriteStream(path.join(root, "e2e/results-server.log"));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const answers = async (url: string) => (await fetch(url).catch(() => undefined))?.ok === true;
  const giveUpAt = Date.now() + patienceMs;
  for (const url of ["/readyz", "/admin/login"]) {
    while (!(await answers(`http://localhost:${ports.site}${url}`))) {
      if (Date.now() > giveUpAt || child.exitCode !== null)
        throw new Error("The site did not start: see e2e/results-server.log.");
      await wait(200);
    }
  }
  await addOwners(`http://localhost:${ports.site}`);
  process.env.E2E_DATA_DIR = dataDir;
  process.env.E2E_PAGES = JSON.stringify(await sweptPages(`http://localhost:${ports.site}`));
  return async () => {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Another program on the port, such as another checkout's tests, would answer in place of the site under test. */
async function refuseTaken(port: number): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port), "listening");
  } catch (error) {
    throw new Error(`Port ${port} is taken, perhaps by the tests of another checkout. E2E_PORT names another one.`, {
      cause: error,
    });
  }
  await new Promise((resolve) => server.close(resolve));
}
