import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { scanFile } from "./clamd.ts";

const impatient = { connectMs: 2_000, answerMs: 200 };
const content = Buffer.alloc(200_000, "Sunmaya Gurung");

let folder: string;
let file: string;
let server: Server;
const sockets = new Set<Socket>();
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "setu-clamd-"));
  file = path.join(folder, "upload");
  writeFileSync(file, content);
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  if (server.listening) await new Promise((closed) => server.close(closed));
});

/** Starts a scanner that treats each connection as `serve` does. */
async function scanner(serve: (socket: Socket) => void) {
  server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    serve(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
}

/** Reads the whole stream as clamd does, then sends the answer of `reply`. */
const answering = (reply: (received: Buffer) => string) => (socket: Socket) => {
  let came = Buffer.alloc(0);
  socket.on("data", (piece) => {
    came = Buffer.concat([came, Buffer.from(piece)]);
    const received = unframed(came);
    if (received) socket.end(reply(received));
  });
};

/** The file in a stream of chunks; undefined until its end has arrived. */
function unframed(came: Buffer): Buffer | undefined {
  const command = "zINSTREAM\0";
  if (came.length < command.length) return undefined;
  expect(came.toString("latin1", 0, command.length)).toBe(command);
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= came.length; ) {
    const length = came.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(came.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

describe("the scanner's verdict on a file", () => {
  test("is clean only for its exact OK, after the whole file was sent", async () => {
    let received = Buffer.alloc(0);
    const address = await scanner(
      answering((bytes) => {
        received = Buffer.from(bytes);
        return "stream: OK\0";
      }),
    );
    expect(await scanFile(address, file)).toEqual({ verdict: "clean" });
    expect(received.equals(content)).toBe(true);
  });

  test("is asked for an empty file too", async () => {
    writeFileSync(file, "");
    const address = await scanner(answering(({ length }) => (length === 0 ? "stream: OK\0" : "")));
    expect(await scanFile(address, file)).toEqual({ verdict: "clean" });
  });

  test.each([
    ["stream: Win.Test.EICAR_HDB-1 FOUND", { verdict: "infected", signature: "Win.Test.EICAR_HDB-1" }],
    [
      "stream: Heuristics.OLE2.ContainsMacros FOUND",
      { verdict: "infected", signature: "Heuristics.OLE2.ContainsMacros" },
    ],
    ["stream: Heuristics.Limits.Exceeded FOUND", { verdict: "unscannable", problem: "Heuristics.Limits.Exceeded" }],
    [
      "stream: Heuristics.Limits.Exceeded.MaxScanTime FOUND",
      { verdict: "unscannable", problem: "Heuristics.Limits.Exceeded.MaxScanTime" },
    ],
    ["stream: Heuristics.Encrypted.PDF FOUND", { verdict: "unscannable", problem: "Heuristics.Encrypted.PDF" }],
    ["INSTREAM size limit exceeded. ERROR", { verdict: "unscannable", problem: "INSTREAM size limit exceeded" }],
    ["stream: Can't read file ERROR", { verdict: "unscannable", problem: "Can't read file" }],
  ])("%s", async (reply, result) => {
    expect(await scanFile(await scanner(answering(() => `${reply}\0`)), file)).toEqual(result);
  });

  test("may come before the whole file was sent", async () => {
    const address = await scanner((socket) => {
      socket.once("data", () => socket.end("INSTREAM size limit exceeded. ERROR\0"));
    });
    writeFileSync(file, Buffer.alloc(20_000_000));
    expect(await scanFile(address, file)).toMatchObject({ verdict: "unscannable" });
  });
});

describe("a file has no verdict, and waits for another scan, when the scanner", () => {
  test.each([
    ["says nothing", "\0"],
    ["talks of another file", "stream2: OK\0"],
    ["says more than OK", "stream: OK.\0"],
    ["says OK after something else", "stream: a FOUND\nstream: OK\0"],
    ["begins like OK", "stream: OK FOUND and more\0"],
    ["does not end its answer", "stream: OK"],
    ["has no room for the file", "INSTREAM: Can't write to temporary file. ERROR\0"],
    ["is a web server", "HTTP/1.1 400 Bad Request\r\n\r\n"],
    ["speaks without end", "a".repeat(100_000)],
  ])("%s", async (_, reply) => {
    await expect(scanFile(await scanner(answering(() => reply)), file)).rejects.toThrow();
  });

  test.each<[string, (socket: Socket) => void]>([
    ["hangs up", (socket) => socket.destroy()],
    ["hangs up in the middle", (socket) => socket.once("data", () => socket.destroy())],
    ["hangs", (socket) => socket.resume()],
    ["hangs without listening", (socket) => socket.pause()],
    ["hangs after a word", (socket) => socket.resume().write("stream: ")],
  ])("%s", async (_, serve) => {
    writeFileSync(file, Buffer.alloc(5_000_000));
    await expect(scanFile(await scanner(serve), file, impatient)).rejects.toThrow();
  });

  test("is not running", async () => {
    const address = await scanner(() => {});
    await new Promise((closed) => server.close(closed));
    await expect(scanFile(address, file)).rejects.toThrow("ECONNREFUSED");
  });

  test("has no file to read", async () => {
    const address = await scanner(answering(() => "stream: OK\0"));
    await expect(scanFile(address, path.join(folder, "none"))).rejects.toThrow("ENOENT");
  });
});
