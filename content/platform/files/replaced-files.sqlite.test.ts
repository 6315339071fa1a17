import { mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { bin, done } from "../../../testing/binned.ts";
import { textPdf } from "../../../testing/files/pdf-file.ts";
import { halves, savePicture, sendPicture } from "../../../testing/files/pictures.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../store/sql.ts";
import { deleteWithFiles, putBackReplaced, renewEveryMs } from "./replaced-files.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  editor = await staffAt(site, "editor", "Sita Rai");
});
afterAll(() => site.close());

/** The files that have a name of their own in a folder. */
const filesIn = (slug: "documents" | "media") =>
  readdirSync(path.join(site.env.dataDir, slug)).filter((name) => !name.startsWith("."));
const keptIn = (slug: "documents" | "media") => readdirSync(path.join(site.env.dataDir, slug, ".replaced"));

/** Sends a document's file and title as the back office's form does. */
const sendDocument = (text: string, data: object, id?: number) => {
  const form = new FormData();
  form.append("_payload", JSON.stringify(data));
  form.append("file", new File([new Uint8Array(textPdf(text))], "terms.pdf", { type: "application/pdf" }));
  return editor.send(id ? "PATCH" : "POST", id ? `/documents/${id}` : "/documents", form);
};
const stored = async (answer: Promise<Response>): Promise<{ id: number; filename: string }> =>
  (await (await answer).json()).doc;

describe("a document's replacement", () => {
  test.each([
    ["without a title", ""],
    ["with a title that is too long", "t".repeat(201)],
  ])("%s is refused, and the former file stays", async (what, name) => {
    const { id, filename } = await stored(sendDocument(`before, ${what}`, { name: "Terms" }));
    expect((await sendDocument(`after, ${what}`, { name }, id)).status).toBe(400);
    expect(filesIn("documents")).toContain(filename);
    expect(keptIn("documents")).toEqual([]);
    const row = await site.content.payload.findByID({ collection: "documents", id });
    expect(row.filename).toBe(filename);
  });

  test("that is stored leaves no former file", async () => {
    const { id, filename } = await stored(sendDocument("first", { name: "Terms" }));
    const next = await stored(sendDocument("second", { name: "Terms" }, id));
    expect(filesIn("documents")).toContain(next.filename);
    expect(filesIn("documents")).not.toContain(filename);
    expect(keptIn("documents")).toEqual([]);
  });

  test("whose process was killed is undone", async () => {
    const { filename } = await stored(sendDocument("whole", { name: "Terms" }));
    const folder = path.join(site.env.dataDir, "documents");
    const kept = path.join(folder, ".replaced", "killed");
    mkdirSync(kept, { recursive: true });
    renameSync(path.join(folder, filename), path.join(kept, filename));

    await putBackReplaced(site.content.payload, site.env.dataDir);
    expect(filesIn("documents")).not.toContain(filename);

    await putBackReplaced(site.content.payload, site.env.dataDir, Date.now() + 120_000);
    expect(filesIn("documents")).toContain(filename);
    expect(keptIn("documents")).toEqual([]);
  });
});

test("a picture's refused replacement leaves its files", async () => {
  const bytes = async (width: number) => ({ bytes: await (await halves(width, 600)).jpeg().toBuffer() });
  const { id, filename, sizes } = await savePicture(editor, { file: await bytes(800) });
  const names = [filename, ...Object.values(sizes).flatMap((size) => (size?.filename ? [size.filename] : []))];
  const data = { caption: "c".repeat(201) };
  expect((await sendPicture(editor, { id, file: await bytes(900), data })).status).toBe(400);
  expect(filesIn("media")).toEqual(expect.arrayContaining(names));
  expect(keptIn("media")).toEqual([]);
});

test("a permanent deletion that the database refuses leaves the files of a document", async () => {
  const { payload } = site.content;
  const owner = await staffAt(site, "owner", "Binod Rai");
  const { id, filename } = await stored(sendDocument("to be deleted", { name: "Terms" }));
  await done(bin(editor, "documents", id));
  await runSql(payload, sql`CREATE TRIGGER stays BEFORE DELETE ON documents BEGIN SELECT RAISE(ABORT, 'no room'); END`);
  const refused = await bin(owner, "documents", id, "/purge");
  await runSql(payload, sql`DROP TRIGGER stays`);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(filesIn("documents")).toContain(filename);
  await done(bin(owner, "documents", id, "/purge"));
  expect(filesIn("documents")).not.toContain(filename);
  expect(keptIn("documents")).toEqual([]);
});

test("a replacement that takes minutes is not taken for one whose process was killed", async () => {
  const { payload } = site.content;
  const { id, filename } = await stored(sendDocument("slowly", { name: "Terms" }));
  const folder = path.join(site.env.dataDir, "documents");
  const begun = readdirSync(path.join(folder, ".replaced"));
  const ctimes: number[] = [];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    await deleteWithFiles(payload, "documents", id, async () => {
      const [kept = ""] = keptIn("documents").filter((name) => !begun.includes(name));
      const ctime = () => statSync(path.join(folder, ".replaced", kept)).ctimeMs;
      ctimes.push(ctime());
      await setTimeout(20);
      vi.advanceTimersByTime(renewEveryMs);
      await vi.waitFor(() => expect(ctime()).toBeGreaterThan(ctimes[0] ?? 0));
    });
  } finally {
    vi.useRealTimers();
  }
  expect(filesIn("documents")).toContain(filename);
});
