import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type MailServer, mailServer } from "../../testing/servers/mail-server.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
let mails: MailServer;
beforeAll(async () => {
  mails = await mailServer();
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off", SMTP_URL: mails.url });
});
afterAll(async () => {
  await site.close();
  await mails.close();
});

const asServer = { overrideAccess: true, depth: 0 } as const;
const of = { kind: "notices", person: "p" };

/** A confirmed subscription of an address; returns its id. */
async function subscription(email: string): Promise<number> {
  const data = {
    ...of,
    filter: "",
    email,
    locale: "en",
    key: email,
    linkKey: email,
    confirmedAt: new Date().toISOString(),
  };
  const { id } = await site.content.payload.create({ collection: "subscriptions", data: data as never, ...asServer });
  return Number(id);
}

/** Alerts to a subscriber that are due, after some attempts. */
async function due(subscriber: number, keys: string[], attempts = 0): Promise<void> {
  const { items } = (await site.app.inject("/frontapi/notices?status=open")).json().data;
  const mail = {
    ...of,
    item: items[0].id,
    event: "new",
    subscription: subscriber,
    state: "pending",
    attempts,
    dueAt: 1,
  };
  for (const key of keys) {
    await site.content.payload.create({ collection: "alert-mails", data: { ...mail, key } as never, ...asServer });
  }
}

test("a mail that the mail server refuses for now waits for its pause, also after many attempts", async () => {
  const started = Date.now();
  await due(await subscription("full@example.org"), ["full"], 8);
  const find = async () =>
    (await site.content.payload.find({ collection: "alert-mails", where: { key: { equals: "full" } }, ...asServer }))
      .docs[0];
  await vi.waitFor(async () => expect(await find()).toMatchObject({ state: "pending", attempts: 9 }), {
    timeout: 20_000,
  });
  expect(Number((await find())?.["dueAt"])).toBeGreaterThan(started + 20 * 60_000);
  // The site looks for mails that are due once a second.
  await wait(2500);
  expect(await find()).toMatchObject({ attempts: 9, problem: expect.stringContaining("452") });
});

test("mails to an address that the mail server refuses are given up, visibly but without the address, and paused after three", async () => {
  const { payload } = site.content;
  const id = await subscription("gone@example.org");
  await due(id, ["refused/1", "refused/2", "refused/3"]);
  const where = { subscription: { equals: id } };
  const find = () => payload.find({ collection: "alert-mails", limit: 0, sort: "id", where, ...asServer });
  await vi.waitFor(
    async () => expect((await find()).docs.map(({ state }) => state)).toEqual(["failed", "failed", "failed"]),
    { timeout: 20_000 },
  );
  const [mail] = (await find()).docs;
  expect(mail).toMatchObject({ attempts: 1, problem: expect.stringContaining("550") });
  expect(mail?.["problem"]).not.toContain("gone@example.org");
  await vi.waitFor(async () => {
    expect(await payload.findByID({ collection: "subscriptions", id, ...asServer })).toHaveProperty(
      "pausedAt",
      expect.any(String),
    );
  });
});

test("one network may send five requests to subscribe in ten minutes", async () => {
  const limited = await openTestSite({ ADMIN: "off" });
  try {
    const headers = { "x-requested-with": "XMLHttpRequest" };
    const ask = (number: number) =>
      limited.app.inject({
        method: "POST",
        url: "/frontapi/subscriptions",
        headers,
        payload: { kind: "notices", email: `person${number}@example.org` },
      });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(ask));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers["retry-after"]).toBeDefined();
  } finally {
    await limited.close();
  }
});
