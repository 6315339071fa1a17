import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, listen } from "../../../testing/raw-request.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  port = await listen(site.app);
  await ask(port, "/");
});
afterAll(() => site.close());

/** Sends `text` unchanged; returns everything that came back until the connection ended, or within `patienceMs`. */
async function say(text: string, patienceMs = 3000): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.setEncoding("latin1").on("data", (chunk) => (heard += chunk));
  const ended = closed(socket);
  socket.write(text);
  await Promise.race([ended, wait(patienceMs)]);
  socket.destroy();
  return heard;
}
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.on("error", () => {}).once("close", () => resolve()));

const get = (target: string, lines = "Host: a\r\n") => `GET ${target} HTTP/1.1\r\n${lines}\r\n`;
const lastly = "Host: a\r\nConnection: close\r\n";
const statuses = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

describe("many requests on one connection, before the first is answered", () => {
  test("a few are answered in order", async () => {
    const heard = await say(get("/healthz") + get("/healthz") + get("/healthz", lastly));
    expect(statuses(heard)).toEqual([200, 200, 200]);
  });

  test("hundreds end the connection, and delay no other visitor", async () => {
    const floods = Array.from({ length: 5 }, () => say(get("/").repeat(2000)));
    expect((await ask(port, "/healthz")).status).toBe(200);
    for (const heard of await Promise.all(floods)) expect(statuses(heard).length).toBeLessThan(10);
  });

  test("one after the other, any number is answered", async () => {
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    for (let turn = 0; turn < 50; turn += 1) {
      const answered = new Promise<string>((resolve) => socket.once("data", (chunk) => resolve(String(chunk))));
      socket.write(get("/healthz"));
      expect(statuses(await answered)).toEqual([200]);
    }
    socket.destroy();
  });
});

describe("a request's target (RFC 9112, 3.2)", () => {
  test.each([
    ["an address with its host, as proxies are asked", "http://www.example.org/news", 200],
    ["the same with a query", "https://www.example.org/news?page=1", 200],
    ["a host and nothing else", "http://www.example.org", 200],
    ["an asterisk", "*", 400],
    ["a word", "news", 400],
    ["another protocol", "ftp://www.example.org/", 400],
  ])("%s", async (_, target, status) => {
    const heard = await say(get(target, lastly));
    expect(statuses(heard)).toEqual([status]);
    expect(heard.toLowerCase()).toContain("\r\nx-content-type-options: nosniff");
  });

  test("a request with two hosts is refused, and so is one without", async () => {
    expect(statuses(await say(get("/news", `Host: a\r\nHost: b\r\n${"Connection: close\r\n"}`)))).toEqual([400]);
    expect(statuses(await say(get("/news", "Connection: close\r\n")))).toEqual([400]);
  });
});

test("connections from one network beyond a whole office's needs are closed at once", async () => {
  const sockets = Array.from({ length: 400 }, () => connect(port, "127.0.0.1"));
  let ended = 0;
  for (const socket of sockets) {
    socket.on("error", () => {});
    socket.once("close", () => (ended += 1));
  }
  await expect.poll(() => ended).toBeGreaterThan(100);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await ask(port, "/healthz").catch(() => ({ status: 0 }))).status).toBe(200);
});
