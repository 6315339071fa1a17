import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, expect, test } from "@playwright/test";
import { shell } from "../../testing/shell.ts";
import { copyOf, sqliteTemplate } from "../../testing/template.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { foreignMarkup, takeNotes } from "../injected-scripts.ts";
import { alive } from "./specification/visit.ts";

/** Markup written into any text stays text on every page (safety, T8). */
const root = path.join(import.meta.dirname, "../..");

let child: ChildProcess | undefined;
let folder: string | undefined;
let origin: string;
let ids: Record<string, number>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = copyOf(await sqliteTemplate(), temporaryFolder("xss"));
  const env = { ...shell(), NODE_ENV: "production" as const, DATA_DIR: folder };
  const started = spawn(path.join(root, "node_modules/node/bin/node"), [path.join(root, "testing/attacked-site.ts")], {
    env,
  });
  child = started;
  let output = "";
  const ready = new Promise<void>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      output += bytes;
      const found = /^\{"origin".*$/m.exec(output)?.[0];
      if (!found) return;
      ({ origin, ids } = JSON.parse(found));
      resolve();
    };
    started.stdout.on("data", read);
    started.stderr.on("data", read);
    started.once("exit", () => reject(new Error(`The site did not start:\n${output}`)));
  });
  await ready;
});
test.afterAll(() => {
  child?.removeAllListeners("exit");
  child?.kill("SIGKILL");
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** The pages without an item, and those of the attacked items. */
async function addresses(context: BrowserContext): Promise<string[]> {
  const sitemap = await (await context.request.get(`${origin}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || "/");
  const written = new Set(Object.values(ids).map(String));
  const isOld = (address: string) => {
    const last = address.split("/").at(-1) ?? "";
    return (/^\d+$/.test(last) && !written.has(last)) || /\/projects\/(?!xss-)[^/]+$/.test(address);
  };
  return all.filter((address) => !isOld(address));
}

const languages = [
  { lang: "en", under: "" },
  { lang: "ne", under: "/ne" },
];
for (const { lang, under } of languages) {
  test(`no script is run, blocked or injected on any page (${lang})`, async ({ browser }) => {
    // A hundred pages, on a machine that may do other things.
    test.setTimeout(360_000);
    const context = await browser.newContext({ baseURL: origin });
    await context.addInitScript(takeNotes);
    const faults: string[] = [];
    let telling = 0;
    const inNepali = (address: string) => /^\/ne(?:\/|$)/.test(address);
    const queue = (await addresses(context)).filter((address) => inNepali(address) === (lang === "ne"));
    const reflected = ["/projects", "/news", "/members"].map(
      (page) => `${under}${page}?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`,
    );
    queue.push(...reflected);
    const visited = queue.length;
    const visit = async () => {
      const page = await context.newPage();
      // Our own pictures and fonts run nothing.
      const devtools = await context.newCDPSession(page);
      await devtools.send("Network.enable");
      await devtools.send("Network.setBlockedURLs", { urls: ["*.avif", "*.webp", "*.jpg", "*.png", "*.woff2"] });
      for (let address = queue.pop(); address; address = queue.pop()) {
        const at = address;
        const foreign = (url: string) => !url.startsWith(origin) && faults.push(`${at}: asks ${url}`);
        const onRequest = (request: { url(): string }) => foreign(request.url());
        page.on("request", onRequest);
        await page.goto(address, { waitUntil: "load" });
        // React has hydrated the page.
        await alive(page);
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
        faults.push(...(await page.evaluate(foreignMarkup)).map((note) => `${at}: ${note}`));
        if ((await page.getByText("alert(1)").count()) > 0) telling += 1;
        page.off("request", onRequest);
      }
      await page.close();
    };
    context.on("dialog", (dialog) => {
      faults.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await Promise.all([visit(), visit(), visit()]);
    expect(faults.slice(0, 20)).toEqual([]);
    // The texts were displayed, verbatim.
    expect(telling).toBe(visited);
    expect(visited).toBeGreaterThan(40);
    await context.close();
  });
}
