import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readEnvironment } from "@setu/content/environment";
import { openContent } from "@setu/content/open";
import { afterEach, expect, inject, test } from "vitest";
import { anonymousComplaint, complainantsOf } from "../../testing/people/complainant.ts";
import { type StartedSite, startedSite } from "../../testing/started-site.ts";
import { copyOf } from "../../testing/template.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { buildSite } from "./app.ts";

const folders: string[] = [];
const newFolder = () => {
  const folder = temporaryFolder("refused");
  folders.push(folder);
  return folder;
};
const disks: string[] = [];
const sites: StartedSite[] = [];
const started = async (variables: Record<string, string>) => {
  const site = await startedSite(variables);
  sites.push(site);
  return site;
};
afterEach(async () => {
  for (const site of sites.splice(0)) await site.kill();
  for (const disk of disks.splice(0)) spawnSync("umount", ["--lazy", disk]);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const patience = { timeout: 100_000, interval: 100 };
const isReady = async ({ url }: StartedSite) => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;
const exitCode = async ({ child }: StartedSite): Promise<unknown> => child.exitCode ?? (await once(child, "exit"))[0];

/** Opens the site of a folder, and complains there. */
async function complainAt(dataDir: string): Promise<void> {
  const env = readEnvironment({ NODE_ENV: "test", DATA_DIR: dataDir, ADMIN: "off" }, "/");
  const content = await openContent(env);
  const app = await buildSite(env, content);
  const { complained } = complainantsOf(() => ({ env, content, app, close: () => app.close() }));
  const named = { way: "confidential", name: "Asha Lama", email: "asha@example.org" };
  expect(await complained(anonymousComplaint("A wall has cracked.", named))).toMatch(/\d/);
  await app.close();
  await content.close();
}

test("a start with another secret is refused and names the losses, unless a setting accepts it", {
  timeout: 240_000,
}, async () => {
  const dataDir = copyOf(inject("template"), newFolder());
  await complainAt(dataDir);

  const changed = { DATA_DIR: dataDir, SETU_SECRET: "another secret than that of the first start" };
  const refused = await started(changed);
  expect(await exitCode(refused)).toBe(78);
  expect(refused.said()).toMatch(/^Setu cannot start: the secret is not the one .*$/m);
  expect(refused.said()).toMatch(/^ {2}- the codes of 1 complaint\b/m);
  expect(refused.said()).toMatch(/^ {2}- the contact details in 1 complaint\b/m);
  expect(refused.said()).toContain("SETU_NEW_SECRET=accept");
  expect(refused.said()).not.toMatch(/^ +at /m);

  const accepted = await started({ ...changed, SETU_NEW_SECRET: "accept" });
  await expect.poll(() => isReady(accepted), patience).toBe(true);
  expect(accepted.said()).toMatch(/new secret.*the codes of 1 complaint/i);
});

test("a database that cannot be opened, as after a restore by root, is named with what to do", {
  timeout: 60_000,
}, async () => {
  const dataDir = newFolder();
  mkdirSync(path.join(dataDir, "setu.db"));
  const site = await started({ DATA_DIR: dataDir });
  expect(await exitCode(site)).toBe(1);
  expect(site.said()).toMatch(/^Setu cannot start: .*DATA_DIR.*unable to open database file.*chown/m);
  expect(site.said()).not.toMatch(/^ +at /m);
});

test("a password for the first owner that breaks the rules is named, with the rule", { timeout: 120_000 }, async () => {
  const site = await started({ DATA_DIR: newFolder(), SETU_SEED: "off", SETU_OWNER_PASSWORD: "short" });
  expect(await exitCode(site)).toBe(78);
  expect(site.said()).toMatch(/^ {2}SETU_OWNER_PASSWORD: Use at least 12 characters\.$/m);
  expect(site.said()).not.toMatch(/^ +at /m);
});

test("the first owner's password is shown before the site is filled, so that an interruption does not hide it", {
  timeout: 120_000,
}, async () => {
  const site = await started({ DATA_DIR: newFolder(), SETU_OWNER_PASSWORD: "" });
  await expect.poll(site.said, patience).toContain("First start: filling the site");
  expect(site.said()).toMatch(/First owner of the back office[\s\S]*First start: filling the site/);
});

/** Mounts a small disk at a folder, with a copy of the template's database; undefined if this account may not mount. */
function smallDisk(folder: string) {
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=16m,mode=700", "tmpfs", folder]).status !== 0) return undefined;
  disks.push(folder);
  for (const name of ["setu.db", "secret"]) copyFileSync(path.join(inject("template"), name), path.join(folder, name));
  const filler = path.join(folder, "filler");
  return {
    fill() {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize, 1));
    },
    empty: () => rmSync(filler),
  };
}

test("a killed site starts on a full disk, to be read, or says that it must have room for SQLite's own files", {
  timeout: 240_000,
}, async (context) => {
  const dataDir = newFolder();
  const disk = smallDisk(dataDir) ?? context.skip("this account may not mount a disk");
  const begun = await started({ DATA_DIR: dataDir });
  await expect.poll(() => isReady(begun), patience).toBe(true);
  await begun.kill();
  disk.fill();

  const again = await started({ DATA_DIR: dataDir });
  await expect.poll(() => isReady(again), patience).toBe(true);
  expect((await fetch(again.url)).status).toBe(200);
  await again.kill();

  rmSync(path.join(dataDir, "setu.db-shm"));
  disk.fill();
  const refused = await started({ DATA_DIR: dataDir });
  expect(await exitCode(refused)).toBe(1);
  expect(refused.said()).toContain(`the disk of DATA_DIR (${dataDir}) is full. Free some space`);
  expect(refused.said()).not.toMatch(/^ +at /m);

  disk.empty();
  const freed = await started({ DATA_DIR: dataDir });
  await expect.poll(() => isReady(freed), patience).toBe(true);
});

test("a DATA_DIR that cannot be written is named, with the reason", { timeout: 120_000 }, async () => {
  const dataDir = newFolder();
  // The account that runs the tests may be root, for whom no file is read-only.
  mkdirSync(path.join(dataDir, "starting.lock"));
  const site = await started({ DATA_DIR: dataDir, SETU_SECRET: "a secret that need not be written anywhere" });
  await expect.poll(site.said, patience).toContain(`${dataDir}/starting.lock cannot be opened for writing`);
});
