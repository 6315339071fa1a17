import { afterEach, expect, test, vi } from "vitest";
import { PaperHeld, uploadPaper } from "./upload-paper.ts";

afterEach(() => vi.unstubAllGlobals());

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

/** A server that says this, one after the other; and what it was asked. */
function serverThat(...answers: [status: number, body: object][]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit) => {
    asked.push(`${method} ${address.split("?")[0]}`);
    const [status, body] = answers.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
  return asked;
}
const paper = (upload?: string) => {
  const waited = vi.fn();
  const onProgress = (_: number, waiting: boolean) => waiting && waited();
  return {
    waited,
    file,
    upload,
    vacancy: 1,
    key: "cv",
    locale: "en" as const,
    onProgress,
    signal: AbortSignal.timeout(9000),
  };
};
const heldBy = (sent: Promise<unknown>) => sent.then(() => undefined).catch((error) => error);

test("a server that has no room is heard at once, and what was begun is gone on with", async () => {
  serverThat([201, state(0)], [503, full]);
  const first = paper();
  const held = await heldBy(uploadPaper(first));
  expect(held).toBeInstanceOf(PaperHeld);
  expect(held).toMatchObject({ message: full.message, upload: "a-name" });
  expect(first.waited).not.toHaveBeenCalled();

  const asked = serverThat([200, state(0)], [200, state(10)]);
  expect(await uploadPaper(paper(held.upload))).toMatchObject({ status: "stored" });
  const upload = "/frontapi/applications/uploads/a-name";
  expect(asked).toEqual([`GET ${upload}`, `PATCH ${upload}`]);
});

test("one that has no room for the announcement is announced anew", async () => {
  serverThat([503, full]);
  const held = await heldBy(uploadPaper(paper()));
  expect(held).toMatchObject({ message: full.message, upload: undefined });
  const asked = serverThat([201, state(0)], [200, state(10)]);
  expect(await uploadPaper(paper(held.upload))).toMatchObject({ status: "stored" });
  expect(asked[0]).toBe("POST /frontapi/applications/uploads");
});

test("a line that breaks is waited for, and goes on by itself", async () => {
  vi.stubGlobal("addEventListener", (_: string, online: () => void) => online());
  serverThat([201, state(0)], [502, { error: true, message: "" }], [200, state(4)], [200, state(10)]);
  const sent = paper();
  expect(await uploadPaper(sent)).toMatchObject({ status: "stored" });
  expect(sent.waited).toHaveBeenCalledTimes(1);
});
