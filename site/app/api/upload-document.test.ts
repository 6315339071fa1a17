import { afterEach, expect, test, vi } from "vitest";
import { DocumentHeld, uploadDocument } from "./upload-document.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const file = new File(["0123456789"], "cv.pdf");
const state = (offset: number) => ({
  error: false,
  data: {
    upload_id: "a-name",
    key: "cv",
    name: "cv.pdf",
    size: 10,
    offset,
    status: offset === 10 ? "stored" : "receiving",
  },
});
const full = { error: true, message: "There is no room for this file at the moment." };

type Answer = [status: number, body: object, retryAfter?: string];

/** Fakes a server that gives these answers in turn; returns the requests that it got. Pieces come by XMLHttpRequest, byte by byte. */
function serverThat(...answers: Answer[]): string[] {
  const asked: string[] = [];
  const answer = (method: string, address: string): Answer => {
    asked.push(`${method} ${address.split("?")[0]}`);
    return answers.shift() ?? [500, {}];
  };
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit) => {
    const [status, body, retryAfter] = answer(method, address);
    return Response.json(body, { status, headers: retryAfter ? { "Retry-After": retryAfter } : {} });
  });
  class Request {
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    status = 0;
    responseText = "";
    onload = () => {};
    onerror = () => {};
    #asked: [method: string, address: string] = ["", ""];
    #retryAfter: string | undefined;
    open(...asked: [method: string, address: string]) {
      this.#asked = asked;
    }
    setRequestHeader() {}
    getResponseHeader = () => this.#retryAfter ?? null;
    async send({ size }: Blob) {
      for (let loaded = 1; loaded <= size; loaded += 1) this.upload.onprogress?.({ loaded });
      const [status, body, retryAfter] = answer(...this.#asked);
      this.#retryAfter = retryAfter;
      this.status = status;
      this.responseText = JSON.stringify(body);
      if (status === 0) this.onerror();
      else this.onload();
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  return asked;
}
const document = (upload?: string) => {
  const told: string[] = [];
  const begun: string[] = [];
  return {
    told,
    begun,
    file,
    upload,
    vacancy: 1,
    key: "cv",
    locale: "en" as const,
    onBegun: (id: string) => begun.push(id),
    onProgress: (offset: number, waiting: boolean) => told.push(waiting ? "waits" : String(offset)),
    signal: AbortSignal.timeout(9000),
  };
};
const heldBy = (sent: Promise<unknown>) => sent.then(() => undefined).catch((error) => error);

test("a server without space answers at once, and an upload that has begun continues", async () => {
  serverThat([201, state(0)], [503, full, "300"]);
  const first = document();
  const held = await heldBy(uploadDocument(first));
  expect(held).toBeInstanceOf(DocumentHeld);
  expect(held).toMatchObject({ message: full.message, upload: "a-name" });
  expect(first.told).not.toContain("waits");

  const asked = serverThat([200, state(0)], [200, state(10)]);
  expect(await uploadDocument(document(held.upload))).toMatchObject({ status: "stored" });
  const upload = "/frontapi/applications/uploads/a-name";
  expect(asked).toEqual([`GET ${upload}`, `PATCH ${upload}`]);
});

test("an upload refused for lack of space at its announcement is announced again", async () => {
  serverThat([503, full, "300"]);
  const held = await heldBy(uploadDocument(document()));
  expect(held).toMatchObject({ message: full.message, upload: undefined });
  const asked = serverThat([201, state(0)], [200, state(10)]);
  expect(await uploadDocument(document(held.upload))).toMatchObject({ status: "stored" });
  expect(asked[0]).toBe("POST /frontapi/applications/uploads");
});

test.each(["3600", "600"])("a sender over a limit is told so at once, if it lasts for %s seconds", async (seconds) => {
  const many = { error: true, message: "Many files have come from your connection. Please wait a few minutes." };
  const asked = serverThat([429, many, seconds]);
  const held = await heldBy(uploadDocument(document()));
  expect(held).toBeInstanceOf(DocumentHeld);
  expect(held).toMatchObject({ message: many.message, upload: undefined });
  expect(asked).toHaveLength(1);
});

test("a limit that lasts for seconds is waited for", async () => {
  online();
  serverThat([429, full, "20"], [201, state(0)], [200, state(10)]);
  const sent = document();
  expect(await uploadDocument(sent)).toMatchObject({ status: "stored" });
  expect(sent.told.filter((told) => told === "waits")).toHaveLength(1);
});

function online(): void {
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => queueMicrotask(listener));
  vi.stubGlobal("removeEventListener", () => {});
}

test("an upload waits for a lost connection, and continues automatically", async () => {
  online();
  serverThat([201, state(0)], [0, {}], [200, state(4)], [200, state(10)]);
  const sent = document();
  expect(await uploadDocument(sent)).toMatchObject({ status: "stored" });
  expect(sent.told.filter((told) => told === "waits")).toHaveLength(1);
});

test("a server that is busy for seconds is waited for too, whichever call it answers", async () => {
  online();
  const starting = { error: true, message: "The site is just starting." };
  serverThat(
    [503, starting, "5"],
    [201, state(0)],
    [503, starting, "10"],
    [503, starting],
    [200, state(4)],
    [200, state(10)],
  );
  const sent = document();
  expect(await uploadDocument(sent)).toMatchObject({ status: "stored" });
  expect(sent.told.filter((told) => told === "waits")).toHaveLength(3);
});

test("progress follows the bytes, and the first byte after a break ends the waiting", async () => {
  online();
  serverThat([201, state(0)], [0, {}], [200, state(4)], [200, state(10)]);
  const sent = document();
  await uploadDocument(sent);
  const bytes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => String(from + n));
  expect(sent.told).toEqual([...bytes(0, 10), "waits", ...bytes(4, 10), "10"]);
});

test("an upload that has been deleted starts again, and a refused one is not retried", async () => {
  online();
  const asked = serverThat([404, full], [201, state(0)], [200, state(10)]);
  const swept = document("an-old-name");
  expect(await uploadDocument(swept)).toMatchObject({ status: "stored" });
  expect(swept.begun).toEqual(["a-name"]);
  expect(asked.map((line) => line.split(" ")[0])).toEqual(["GET", "POST", "PATCH"]);

  const refused = serverThat([404, full]);
  expect(await heldBy(uploadDocument(document()))).toBeInstanceOf(Error);
  expect(refused).toHaveLength(1);
});

test("an announcement without an answer counts as a lost connection after a minute", async () => {
  vi.useFakeTimers();
  serverThat([200, state(10)]);
  const answers = fetch;
  const silent = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  vi.stubGlobal("fetch", vi.fn(answers).mockImplementationOnce(silent as typeof fetch));
  online();
  const sent = document();
  const upload = uploadDocument(sent);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sent.told).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await upload).toMatchObject({ status: "stored" });
  expect(sent.told).toEqual(["waits"]);
});

test("a browser that refuses locks uploads without them, as Firefox does where cookies are refused", async () => {
  const refused = new DOMException("LockManager.request: request() is not allowed in this context", "SecurityError");
  vi.stubGlobal("navigator", { onLine: true, locks: { request: () => Promise.reject(refused) } });
  serverThat([201, state(0)], [200, state(10)]);
  const one = document();
  expect(await uploadDocument(one)).toMatchObject({ status: "stored" });
  expect(one.told).not.toContain("waits");
});
