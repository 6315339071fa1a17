import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginInRoom } from "./room.ts";
import { type Upload, Uploads } from "./uploads.ts";

let folder: string;
let uploads: Uploads;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "setu-room-"));
  uploads = new Uploads(path.join(folder, "uploads"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const megabyte = 1_000_000;
const begin = (sender: string, megabytes: number) =>
  beginInRoom(
    { uploads, secret: "a secret of the tests" },
    { vacancy: 1, key: "cv", name: "cv.pdf", size: megabytes * megabyte, sender },
    "ne",
  );
const codeOf = (begun: Promise<unknown>) =>
  begun.then(
    () => "begun",
    (error: { code?: unknown }) => error.code,
  );

test("one sender may hold at most 200 MB of unsent uploads", async () => {
  const first = await begin("192.0.2.1", 10);
  for (let count = 1; count < 20; count += 1) await begin("192.0.2.1", 10);
  expect(await codeOf(begin("192.0.2.1", 1))).toBe("tooManyRequests");
  expect(await codeOf(begin("192.0.2.2", 10))).toBe("begun");
  await uploads.remove(first.id);
  expect(await codeOf(begin("192.0.2.1", 10))).toBe("begun");
});

test("simultaneous uploads do not all find the same room", async () => {
  const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(begin("192.0.2.1", 10))));
  expect(codes.filter((code) => code === "begun")).toHaveLength(20);
});

test("twenty senders who take all they may leave room for the next one", async () => {
  for (let sender = 0; sender < 20; sender += 1) {
    for (const size of [100, 50, 20, 10, 10, 10, 5, 5]) await codeOf(begin(`sender ${sender}`, size));
  }
  expect(await codeOf(begin("the next one", 10))).toBe("begun");
});

test("one sender of many small files leaves room for those of others", async () => {
  const { from } = await begin("192.0.2.1", 1);
  const own = (count: number) => Array.from({ length: count }, () => ({ from, size: 1 }));
  const list = vi.spyOn(uploads, "list").mockResolvedValue(own(624) as Upload[]);
  expect(await codeOf(begin("192.0.2.1", 0))).toBe("begun");
  list.mockResolvedValue(own(625) as Upload[]);
  expect(await codeOf(begin("192.0.2.1", 0))).toBe("tooManyRequests");
  expect(await codeOf(begin("192.0.2.2", 0))).toBe("begun");
});

test("a note does not identify the sender", async () => {
  const { from } = await begin("192.0.2.1", 1);
  expect(from).toMatch(/^[\w-]{16}$/);
});
