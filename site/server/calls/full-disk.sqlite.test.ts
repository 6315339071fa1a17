import { open } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { afterAll, afterEach, beforeAll, expect, type MockInstance, test, vi } from "vitest";
import { applicantAt } from "../../../testing/people/applicant.ts";
import { listen } from "../../../testing/raw-request.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { limits } from "../http/limits.ts";

/** Keeps one connection alive, like a browser. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let site: TestSite;
let somebody: Awaited<ReturnType<typeof applicantAt>>;
let port: number;
let disk: MockInstance | undefined;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  somebody = await applicantAt(site);
  port = await listen(site.app);
});
afterEach(() => disk?.mockRestore());
afterAll(async () => {
  agent.destroy();
  await site.close();
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer[];
  /** Whether it announces more than it sends, and then stops. */
  stalls?: boolean;
}

/** `isKept`: over a connection that carried another request before. */
async function ask(path: string, { method = "GET", headers = {}, body = [], stalls = false }: Sent = {}) {
  const asking = request({ port, path, method, agent, headers: { ...somebody.headers, ...headers } });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asking.once("response", resolve);
    asking.on("error", reject);
  });
  for (const chunk of body) asking.write(chunk);
  if (!stalls) asking.end();
  const answer = await answered;
  let text = "";
  for await (const chunk of answer) text += chunk;
  const { statusCode: status, headers: said } = answer;
  return { status, headers: said, text, isKept: asking.reusedSocket };
}

/** Makes the next write to a file fail, as on a full disk. */
async function fillDisk(): Promise<void> {
  const handle = await open("/dev/null", "r+");
  const full = Object.assign(new Error("no space left on device, write"), { code: "ENOSPC", syscall: "write" });
  disk = vi.spyOn(Object.getPrototypeOf(handle), "write").mockRejectedValueOnce(full);
  await handle.close();
}

const piece = { "content-type": "application/partial-upload", "upload-offset": "0" };
const announced = async (size: number) =>
  `${somebody.uploads}/${(await somebody.announce({ size })).json().data.upload_id}`;
const megabytes = (count: number) => Array.from({ length: count }, () => Buffer.alloc(1_000_000, 7));

test.each([1, 4])("a piece of %i MB without space for it is answered, and the connection stays open", async (size) => {
  const upload = await announced(size * 1_000_000);
  await ask("/healthz");
  await fillDisk();
  const headers = { ...piece, "content-length": String(size * 1_000_000) };
  const refused = await ask(upload, { method: "PATCH", headers, body: megabytes(size) });
  expect(refused).toMatchObject({ status: 503, isKept: true });
  expect(refused.text).toContain("no room for this file");
  expect(refused.headers["retry-after"]).toBe("300");
  expect(await ask(upload)).toMatchObject({ status: 200, isKept: true });
});

test("so is a piece with more bytes than announced", async () => {
  const upload = await announced(1000);
  const headers = { ...piece, "content-length": "2000000" };
  expect(await ask(upload, { method: "PATCH", headers, body: megabytes(2) })).toMatchObject({ status: 413 });
  expect(await ask("/healthz")).toMatchObject({ status: 200, isKept: true });
});

test("a piece that never ends is answered nevertheless, and its connection closed", async () => {
  const patience = limits.unread as { ms: number };
  const { ms } = patience;
  patience.ms = 100;
  try {
    const upload = await announced(4_000_000);
    await fillDisk();
    const headers = { ...piece, "content-length": "4000000" };
    const refused = await ask(upload, { method: "PATCH", headers, body: megabytes(1), stalls: true });
    expect(refused.status).toBe(503);
    expect(refused.headers.connection).toBe("close");
    expect(refused.text).toContain("no room for this file");
  } finally {
    patience.ms = ms;
  }
});
