import { createHash } from "node:crypto";
import { chmodSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readEnvironment } from "@setu/content/environment";
import { openContent } from "@setu/content/open";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { owner, secret } from "../../testing/people/owner.ts";
import { tcpProxy } from "../../testing/servers/tcp-proxy.ts";
import { newDatabase, sixFields } from "../../testing/site.ts";
import { type StartedSite, startedSite } from "../../testing/started-site.ts";
import { copyOf } from "../../testing/template.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

const isPostgres = inject("postgres") !== "";
const folders: string[] = [];
const newFolder = () => {
  const folder = temporaryFolder("starting");
  folders.push(folder);
  return folder;
};
let site: StartedSite | undefined;
afterEach(async () => {
  await site?.kill();
  site = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const statusOf = async (address: string) => (await fetch(address).catch(() => undefined))?.status;
const patience = { timeout: 60_000, interval: 100 };

test.skipIf(!isPostgres)(
  "without a database the site waits, says so in both languages, and starts once there is one",
  { timeout: 120_000 },
  async () => {
    const url = await newDatabase("seeded");
    const proxy = await tcpProxy(url);
    await proxy.cut();
    site = await startedSite({ DATABASE_URL: proxy.through(url), DATA_DIR: copyOf(inject("template"), newFolder()) });
    const { url: at, child, said } = site;

    await expect.poll(() => statusOf(`${at}/healthz`), patience).toBe(200);
    await expect.poll(said, patience).toContain("ECONNREFUSED");
    for (const [page, lang, words] of [
      ["/", "en", "The site is starting."],
      ["/ne/news", "ne", "वेबसाइट सुरु हुँदै छ।"],
    ]) {
      const answer = await fetch(`${at}${page}`);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const html = await answer.text();
      const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? "";
      const hash = createHash("sha256").update(style).digest("base64");
      expect(answer.headers.get("content-security-policy")).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
      expect(html).toMatch(new RegExp(`<html lang="${lang}">[^]*${words}`));
    }
    const call = await fetch(`${at}/frontapi/news`, { headers: { "accept-language": "ne" } });
    expect([call.status, await call.json()]).toEqual([503, { error: true, message: expect.stringContaining("साइट") }]);
    expect(await statusOf(`${at}/readyz`)).toBe(503);
    // The reason is logged once, and not with every attempt.
    expect(said().match(/ECONNREFUSED/g)).toHaveLength(1);

    await proxy.mend();
    await expect.poll(() => statusOf(`${at}/readyz`), patience).toBe(200);
    expect(await statusOf(`${at}/ne/news`)).toBe(200);
    expect(child.exitCode).toBe(null);
    await proxy.close();
  },
);

describe("two sites that start at once on an empty database", () => {
  test("create one owner, and both start", { timeout: 120_000 }, async () => {
    const databaseUrl = isPostgres ? await newDatabase("empty") : "";
    const folder = newFolder();
    // One folder with two names: in one process two sites need two.
    const other = `${newFolder()}/link`;
    symlinkSync(folder, other);
    const environments = [folder, other].map((dataDir) =>
      readEnvironment(
        {
          NODE_ENV: "test",
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          SETU_SECRET: secret,
          SETU_SEED: "off",
          SETU_OWNER_EMAIL: owner.email,
        },
        "/",
      ),
    );
    const onFirstOwner = vi.fn();
    const contents = await Promise.all(environments.map((env) => openContent(env, { onFirstOwner })));
    const { totalDocs } = (await contents[0]?.payload.count({ collection: "users", overrideAccess: true })) ?? {};
    expect(totalDocs).toBe(1);
    // The site that created the owner tells the password; the other has none.
    expect(onFirstOwner).toHaveBeenCalledTimes(1);
    for (const content of contents) await content.close();
  });
});

test.skipIf(isPostgres)(
  "no other account can read anything in DATA_DIR, existing or new",
  { timeout: 120_000 },
  async () => {
    const dataDir = copyOf(inject("template"), newFolder());
    // As earlier releases left it, and with a file that the site did not write.
    for (const name of readdirSync(dataDir, { recursive: true, encoding: "utf8" })) {
      const whole = path.join(dataDir, name);
      chmodSync(whole, statSync(whole).isDirectory() ? 0o755 : 0o644);
    }
    chmodSync(dataDir, 0o755);
    writeFileSync(path.join(dataDir, "backup.sh"), "", { mode: 0o755 });
    site = await startedSite({ DATA_DIR: dataDir });
    await expect.poll(() => statusOf(`${site?.url}/readyz`), patience).toBe(200);
    await fetch(`${site.url}/frontapi/contact`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
      body: JSON.stringify(sixFields()),
    });
    const names = () => readdirSync(dataDir, { recursive: true, encoding: "utf8" });
    await expect.poll(() => names().filter((name) => name.endsWith(".eml")).length, patience).toBeGreaterThan(0);
    const open = ["", ...names()].filter((name) => statSync(path.join(dataDir, name)).mode & 0o077);
    expect(open).toEqual(["backup.sh"]);
    expect(names()).toEqual(expect.arrayContaining(["setu.db", "setu.db-wal", "mail", "media", "documents"]));
  },
);
