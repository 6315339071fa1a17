import { existsSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { applicantAt } from "../../../testing/people/applicant.ts";
import { type TcpProxy, tcpProxy } from "../../../testing/servers/tcp-proxy.ts";
import { openTestSite, postContact, sixFields, type TestSite } from "../../../testing/site.ts";

/** PostgreSQL restarts, fails over, hangs. SQLite is a local file. */
describe.skipIf(inject("postgres") === "")("connections to PostgreSQL", () => {
  let beside: TestSite;
  let site: TestSite;
  let proxy: TcpProxy;
  let administrator: pg.Client;
  beforeAll(async () => {
    beside = await openTestSite({ ADMIN: "off" });
    const url = beside.env.databaseUrl ?? "";
    proxy = await tcpProxy(url);
    site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off", DATABASE_URL: proxy.through(url) });
    administrator = new pg.Client(url);
    await administrator.connect();
  });
  afterEach(async () => {
    proxy.onSent = undefined;
    await administrator.query("DROP TRIGGER IF EXISTS at_commit ON contact_messages");
  });
  afterAll(async () => {
    await site.close();
    await proxy.close();
    await administrator.end();
    await beside.close();
  });

  const endConnections = () =>
    administrator.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  const stored = async (message: string) => {
    const { rows } = await administrator.query("SELECT id FROM contact_messages WHERE message = $1", [message]);
    return rows.length;
  };
  const post = (message: string) => postContact(site.app, sixFields({ message }));
  const database = async () => (await site.app.inject("/readyz")).json().database;
  const failAtCommit = (statement: string) =>
    administrator.query(`
      CREATE OR REPLACE FUNCTION at_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON contact_messages
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION at_commit()`);

  test("that are ended, idle or in use, cost at most an answer, and never the process", async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const messages = Array.from({ length: 12 }, (_, index) => `Round ${round}, message ${index}`);
      const posting = messages.map(async (message) => ({ message, answer: await post(message) }));
      await endConnections();
      for (const { message, answer } of await Promise.all(posting)) {
        expect([200, 503]).toContain(answer.statusCode);
        if (answer.statusCode === 200) acknowledged.push(message);
      }
    }
    for (const message of acknowledged) expect(await stored(message), message).toBe(1);
    // Nor does the pool lose a place, after the site has checked the connection again.
    await expect.poll(database).toBe(true);
    await expect.poll(async () => (await post("Afterwards")).statusCode).toBe(200);
    const pages = await Promise.all(
      Array.from({ length: 30 }, (_, page) => site.app.inject(`/frontapi/news?page=${page + 1}`)),
    );
    expect(pages.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
  });

  test("that hang are noticed: cached pages go on, and no request waits for ever", async () => {
    for (const page of ["/", "/ne/news"]) expect((await site.app.inject(page)).statusCode).toBe(200);
    proxy.hang();
    try {
      await expect.poll(database).toBe(false);
      for (const page of ["/", "/ne/news"]) expect((await site.app.inject(page)).statusCode).toBe(200);
      expect((await site.app.inject("/frontapi/reports?page=2")).statusCode).toBe(503);
      expect((await post("Into a black hole")).statusCode).toBe(503);
    } finally {
      proxy.goOn();
    }
    await expect.poll(database).toBe(true);
    await expect.poll(async () => (await post("Out of it again")).statusCode).toBe(200);
  });

  test.each([
    ["is refused", "RAISE EXCEPTION 'no room for the log'"],
    ["ends the connection", "PERFORM pg_terminate_backend(pg_backend_pid())"],
  ])("a message whose commit %s is not acknowledged", async (how, statement) => {
    await failAtCommit(statement);
    const message = `Its commit ${how}.`;
    const answer = await post(message);
    expect(await stored(message)).toBe(0);
    expect(answer.statusCode).toBe(503);
  });

  test("an application whose commit was never confirmed keeps its documents", async () => {
    const somebody = await applicantAt(site);
    const email = "unheard@example.org";
    const files = await somebody.documents();
    proxy.onSent = (bytes, { cut }) => {
      // The row is sent before it: the proxy cuts off the answer to the commit.
      if (bytes.includes("commit")) setTimeout(cut, 200);
    };
    const answer = await somebody.send({ email, files }, { "idempotency-key": "unheard-of-commit" });
    proxy.onSent = undefined;
    await expect.poll(async () => (await somebody.rows(email).catch(() => [])).length).toBe(1);
    const [row] = await somebody.rows(email);
    expect([200, 503]).toContain(answer.statusCode);
    for (const { id } of row?.files ?? []) expect(existsSync(path.join(somebody.folder("papers"), id)), id).toBe(true);
    const again = await somebody.send({ email, files }, { "idempotency-key": "unheard-of-commit" });
    expect(again.json().data?.reference).toBe(row?.reference);
  });
});
