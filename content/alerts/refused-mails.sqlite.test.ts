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

test("mails to an address that the mail server refuses are given up, visibly but without the address, and paused after three", async () => {
  const { payload } = site.content;
  const asServer = { overrideAccess: true, depth: 0 } as const;
  const person = {
    kind: "notices",
    filter: "",
    email: "gone@example.org",
    locale: "en",
    person: "p",
    key: "k",
    linkKey: "l",
  };
  const data = { ...person, confirmedAt: new Date().toISOString() };
  const { id } = await payload.create({ collection: "subscriptions", data: data as never, ...asServer });
  const { items } = (await site.app.inject("/frontapi/notices?status=open")).json().data;
  for (const number of [1, 2, 3]) {
    const mail = {
      kind: "notices",
      item: items[0].id,
      event: "new",
      subscription: id,
      person: "p",
      state: "pending",
      attempts: 0,
    };
    await payload.create({
      collection: "alert-mails",
      data: { ...mail, dueAt: 1, key: `refused/${number}` } as never,
      ...asServer,
    });
  }
  const find = () => payload.find({ collection: "alert-mails", limit: 0, sort: "id", ...asServer });
  await vi.waitFor(
    async () => expect((await find()).docs.map(({ state }) => state)).toEqual(["failed", "failed", "failed"]),
    { timeout: 20_000 },
  );
  const [mail] = (await find()).docs;
  expect(mail).toMatchObject({ attempts: 1, problem: expect.stringContaining("550") });
  expect(mail?.["problem"]).not.toContain("gone@example.org");
  await vi.waitFor(async () => {
    const subscription = await payload.findByID({ collection: "subscriptions", id, ...asServer });
    expect(subscription["pausedAt"]).toBeTruthy();
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
