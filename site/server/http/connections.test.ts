import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { boundConnections } from "./connections.ts";

const stalledMs = 300;
/** Piece by piece, as files are sent. */
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

test("a reader who does not read is cut off, and what was waiting for them is let go", async () => {
  const port = await start();
  const held = () => new Promise((resolve) => servers[0]?.getConnections((_, count) => resolve(count)));
  const reader = open(port, "/large").pause();
  // What comes in says nothing of what is taken.
  const saying = setInterval(() => reader.write("\r\n"), 50);
  reader.once("close", () => clearInterval(saying));
  await expect.poll(held).toBe(1);
  await expect.poll(held).toBe(0);
});

test("a connection that asks for nothing is closed, whatever else it says", async () => {
  const socket = open(await start());
  const saying = setInterval(() => socket.write("\r\n"), 50);
  socket.resume().once("close", () => clearInterval(saying));
  expect(await end(socket)).toBe("closed");
});

test("a slow reader who does read gets all of it", async () => {
  const socket = open(await start(), "/large");
  let bytes = 0;
  socket.on("data", (chunk) => {
    bytes += chunk.length;
    // Pauses that are shorter than the patience, and longer than it in all.
    if (bytes < 3_000_000) {
      socket.pause();
      setTimeout(() => socket.resume(), 5);
    }
  });
  await expect.poll(() => bytes).toBeGreaterThan(large.pieces * large.piece.length);
});

test("an answer that takes its time is waited for", async () => {
  const socket = open(await start(), "/late").setEncoding("latin1");
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk));
  await expect.poll(() => heard).toContain("late");
});

test("one network holds so many connections and no more, and closed ones count no longer", async () => {
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

test.each([["127.0.0.1"], ["127.0.0.0/8"]])("a proxy at %s brings as many as it likes", async (proxy) => {
  const port = await start([proxy]);
  const many = Array.from({ length: 10 }, () => open(port, "/late").setEncoding("latin1"));
  const answers = many.map((socket) => new Promise((resolve) => socket.once("data", () => resolve("answered"))));
  expect(await Promise.all(answers)).toEqual(Array(10).fill("answered"));
});
