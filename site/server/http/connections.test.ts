import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { boundConnections } from "./connections.ts";

const stalledMs = 300;
/** Sent piece by piece, like a file. */
const large = { pieces: 150, piece: Buffer.alloc(65_536) };
const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

async function start(trustedProxies: string[] = [], ofOneNetwork = 3): Promise<number> {
  const server = createServer();
  const admit = boundConnections(server, {
    openRequests: 4,
    stalledMs,
    idleMs: stalledMs * 2,
    most: { ofAll: 100, ofOneNetwork },
    trustedProxies,
  });
  server.on("request", (request, response) => {
    if (!admit(request, response)) return;
    if (request.url === "/large") Readable.from(Array(large.pieces).fill(large.piece)).pipe(response);
    else setTimeout(() => response.end("late"), stalledMs * 3);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

function open(port: number, target?: string): Socket {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  sockets.push(socket);
  if (target) socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
  return socket;
}
const end = (socket: Socket) => new Promise<string>((resolve) => socket.once("close", () => resolve("closed")));

test("a client that does not read is disconnected, and the bytes waiting for it are released", async () => {
  const port = await start();
  const held = () => new Promise((resolve) => servers[0]?.getConnections((_, count) => resolve(count)));
  const reader = open(port, "/large").pause();
  // Bytes from the client do not show that it reads.
  const saying = setInterval(() => reader.write("\r\n"), 50);
  reader.once("close", () => clearInterval(saying));
  await expect.poll(held).toBe(1);
  await expect.poll(held).toBe(0);
});

test("an idle connection is closed, whatever else the client sends", async () => {
  const socket = open(await start());
  const saying = setInterval(() => socket.write("\r\n"), 50);
  socket.resume().once("close", () => clearInterval(saying));
  expect(await end(socket)).toBe("closed");
});

const everything = large.pieces * large.piece.length;

test("a slow client that does read gets everything", async () => {
  const socket = open(await start(), "/large");
  let bytes = 0;
  socket.on("data", (chunk) => {
    bytes += chunk.length;
    // The pauses are shorter than the time limit, and longer than it in total.
    if (bytes < 3_000_000) {
      socket.pause();
      setTimeout(() => socket.resume(), 5);
    }
  });
  await expect.poll(() => bytes).toBeGreaterThan(everything);
});

test("a process that was held up itself blames no client for it", async () => {
  const socket = open(await start(), "/large").pause();
  let bytes = 0;
  socket.on("data", (chunk) => (bytes += chunk.length));
  await wait(stalledMs / 2);
  const began = performance.now();
  while (performance.now() - began < stalledMs);
  socket.resume();
  await expect.poll(() => bytes).toBeGreaterThan(everything);
});

test("a slow answer is waited for", async () => {
  const socket = open(await start(), "/late").setEncoding("latin1");
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk));
  await expect.poll(() => heard).toContain("late");
});

test("the number of connections of one network is limited, and closed ones no longer count", async () => {
  const port = await start();
  const first = [open(port), open(port), open(port)];
  const one = await Promise.race([end(open(port)), wait(5000)]);
  expect(one).toBe("closed");
  for (const socket of first) socket.destroy();
  await wait(50);
  const next = open(port, "/late").setEncoding("latin1");
  const answer = new Promise((resolve) => next.once("data", (chunk) => resolve(String(chunk))));
  expect(await answer).toContain("200 OK");
});

test.each([["127.0.0.1"], ["127.0.0.0/8"]])("a proxy at %s may open any number", async (proxy) => {
  const port = await start([proxy]);
  const many = Array.from({ length: 10 }, () => open(port, "/late").setEncoding("latin1"));
  const answers = many.map((socket) => new Promise((resolve) => socket.once("data", () => resolve("answered"))));
  expect(await Promise.all(answers)).toEqual(Array(10).fill("answered"));
});
