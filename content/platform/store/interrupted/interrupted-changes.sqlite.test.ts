import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shell } from "../../../../testing/shell.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";

const root = path.join(import.meta.dirname, "../../../..");

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  await site.content.warm();
});
afterAll(() => site.close());

/** Makes a change in a process that is killed before it records the change. */
async function changeAndDie(change: { id?: number; data: object }): Promise<void> {
  const env = { ...shell(), NODE_ENV: "test" as const, DATA_DIR: site.env.dataDir, DATABASE_URL: "" };
  const child = spawn(process.execPath, ["testing/people/killed-editor.ts", JSON.stringify(change)], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
}
const published = (name: string) => ({
  name,
  author: 1,
  publishedOn: "2026-05-01T06:00:00.000Z",
  _status: "published",
});
const named = async (q: string) => (await site.content.api.newsList("en", { q })).items.map(({ name }) => name);

test("lists show what a back office wrote that was killed before it recorded the change", async () => {
  await changeAndDie({ data: published("Zeppelin survey") });
  await expect.poll(() => named("zeppelin"), { timeout: 40_000 }).toEqual(["Zeppelin survey"]);

  const { docs } = await site.content.payload.find({
    collection: "news",
    where: { name: { equals: "Zeppelin survey" } },
  });
  const id = Number(docs[0]?.id);
  await changeAndDie({ id, data: published("Gyrocopter survey") });
  await expect.poll(() => named("gyrocopter"), { timeout: 40_000 }).toEqual(["Gyrocopter survey"]);

  await changeAndDie({ id, data: { deleted: true } });
  await expect.poll(() => named("gyrocopter"), { timeout: 40_000 }).toEqual([]);
}, 240_000);
