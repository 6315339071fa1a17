import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boardAt } from "../../testing/people/board.ts";
import { correctingAt } from "../../testing/people/correcting.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
let board: Awaited<ReturnType<typeof boardAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  board = await boardAt(site);
});
afterAll(() => site.close());

test("not even HR staff can write as somebody else, or change an earlier note", async () => {
  const { id } = await board.application();
  await board.maya.post(`/applications/${id}/notes`, { text: "Reads well." });
  const [note] = (await (await board.maya.get("/application-notes?sort=-id")).json()).docs;
  for (const [method, url, body] of [
    ["POST", "/application-notes", { application: id, by: "Bikash Rai", text: "forged" }],
    ["POST", "/application-scores", { application: id, by: "Bikash Rai", marks: [] }],
    ["PATCH", `/application-notes/${note.id}`, { text: "changed" }],
    ["DELETE", `/application-notes/${note.id}`],
    ["PATCH", `/applications/${id}`, { history: [] }],
  ] as const) {
    await board.maya.send(method, url, body);
  }
  const desk = (await (await board.maya.get(`/applications/${id}/desk`)).json()).data;
  expect(desk.notes).toMatchObject([{ by: "Maya Shrestha", text: "Reads well." }]);
  expect(desk.history).toHaveLength(1);
});

describe("a refusal", () => {
  test("needs a reason from the list, however it is made, and the applicant does not see it", async () => {
    const { id, seen } = await board.application();
    expect((await board.move([id], "refused")).status).toBe(422);
    expect((await board.move([id], "refused", { reason: 9999 })).status).toBe(422);
    expect((await board.maya.send("PATCH", `/applications/${id}`, { stage: "refused" })).status).toBe(400);
    expect((await board.stored(id)).stage).toBe("received");
    const reason = await board.reasonId();
    expect(await board.movedOf(await board.move([id], "refused", { reason }))).toEqual([{ id, ok: true }]);
    const { stage, history } = await board.stored(id);
    expect(stage).toBe("refused");
    expect(history.at(-1)).toMatchObject({
      by: "Maya Shrestha",
      reason: { en: expect.stringContaining("experience") },
    });
    const mine = await seen();
    expect(mine.stage).toBe("refused");
    expect(JSON.stringify(mine)).not.toContain("experience of this kind");
  });

  test("saved in the form keeps its reason after it is deleted from the list", async () => {
    const { id } = await board.application();
    const { docs } = await (await board.maya.get("/refusal-reasons?sort=-id&locale=en")).json();
    const [last] = docs;
    const sent = await board.maya.send("PATCH", `/applications/${id}`, { stage: "refused", refusalReason: last.id });
    expect(sent.status).toBe(200);
    expect((await board.maya.send("DELETE", `/refusal-reasons/${last.id}`)).status).toBe(200);
    expect((await board.stored(id)).history.at(-1)).toMatchObject({ stage: "refused", reason: { en: last.name } });
  });
});

describe("moving", () => {
  test("several applications leaves those alone that a colleague has moved since", async () => {
    const [one, two] = [await board.application(), await board.application()];
    const from = { [one.id]: "received", [two.id]: "received" };
    await board.move([two.id], "offer", {}, board.bikash);
    const moved = await board.movedOf(await board.move([one.id, two.id], "reading", { from }));
    expect(moved.map(({ id, ok }) => [id, ok])).toEqual([
      [one.id, true],
      [two.id, false],
    ]);
    expect((await board.stored(two.id)).stage).toBe("offer");
  });

  test("several applications leaves out those that are gone, and names them", async () => {
    const [one, gone, two] = [await board.application(), await board.application(), await board.application()];
    await gone.withdraw();
    const ids = [one.id, gone.id, two.id];
    const preview = await board.maya.post("/applications/mail-preview", { ids, to: "reading" });
    expect((await preview.json()).data.recipients.map(({ id }: { id: number }) => id)).toEqual([one.id, two.id]);
    const moved = await board.movedOf(await board.move(ids, "reading", { mail: board.words() }));
    expect(moved).toMatchObject([
      { id: one.id, ok: true },
      { id: two.id, ok: true },
      { id: gone.id, ok: false, problem: "This application no longer exists." },
    ]);
    expect((await board.stored(two.id)).stage).toBe("reading");
    expect(await board.movedOf(await board.move([gone.id], "reading"))).toMatchObject([{ id: gone.id, ok: false }]);
  });

  test("happens once if the request is sent twice", async () => {
    const { id } = await board.application();
    const body = { ids: [id], to: "reading", key: randomUUID(), mail: board.words() };
    const answers = await Promise.all([
      board.maya.post("/applications/move", body),
      board.maya.post("/applications/move", body),
    ]);
    await board.maya.post("/applications/move", body);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await board.stored(id)).history.map(({ stage }) => stage)).toEqual(["received", "reading"]);
    const { totalDocs } = await site.content.payload.count({
      collection: "applicant-mails",
      where: { and: [{ application: { equals: id } }, { key: { like: "stage-" } }] },
    });
    expect(totalDocs).toBe(1);
  });

  test("to another stage under the key of a move that has been made is refused", async () => {
    const { id } = await board.application();
    const once = { key: randomUUID(), from: { [String(id)]: "received" } };
    await board.move([id], "interview", { ...once, mail: board.words("First words: {link}") });
    const changed = { ...once, reason: await board.reasonId(), mail: board.words("Other words: {link}") };
    expect(await board.movedOf(await board.move([id], "refused", changed))).toMatchObject([{ id, ok: false }]);
    expect((await board.stored(id)).stage).toBe("interview");
  });

  test("by two people at the same time leaves a consistent history", async () => {
    const { id } = await board.application();
    await Promise.all([
      board.move([id], "reading"),
      board.move([id], "interview", {}, board.bikash),
      board.move([id], "offer"),
    ]);
    const { stage, history } = await board.stored(id);
    expect(history.at(-1)?.stage).toBe(stage);
    expect(history.length).toBeGreaterThan(1);
  });

  test.each([
    ["nobody", { ids: [] }],
    ["no stage", { to: "limbo" }],
    ["too many", { ids: Array.from({ length: 201 }, (_, index) => index + 1) }],
    ["nonsense", { ids: ["1; DROP"] }],
  ])("is refused with %s, in words that people understand", async (_, more) => {
    const { id } = await board.application();
    const answer = await board.move([id], "reading", more);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toMatchObject([{ message: "What was sent is incomplete or too long." }]);
  });
});

test("the mail of a column with hundreds of applications has a preview", async () => {
  const { id } = await board.application();
  const others = Array.from({ length: 300 }, (_, index) => 1_000_000 + index);
  const answer = await board.maya.post("/applications/mail-preview", { ids: [id, ...others], to: "interview" });
  expect((await answer.json()).data.recipients).toMatchObject([{ id }]);
});

test("one person with two applications is recognized by address, phone and file", async () => {
  const first = await board.application({ email: "hint.person@gmail.com", phone: "+977 9841 222 333" });
  const other = await board.application({ email: "hintperson+2@gmail.com", phone: "९८४१२२२३३३" });
  const { hints } = (await (await board.maya.get(`/applications/${first.id}/desk`)).json()).data;
  const hint = hints.find(({ id }: { id: number }) => id === other.id);
  expect(hint).toMatchObject({ reference: other.reference });
  expect(hint.by).toEqual(expect.arrayContaining(["email", "phone"]));
});

test("a corrected application is recognized by its new number, and a withdrawn one no longer", async () => {
  const person = await correctingAt(
    () => site,
    () => board.somebody,
  ).applied("corrects@example.org", { phone: "+977 9841 555 666" });
  const other = await board.application({ phone: "+977 9841 777 888" });
  const likeness = async () => {
    const { hints } = (await (await board.maya.get(`/applications/${other.id}/desk`)).json()).data;
    const [row] = await board.somebody.rows(person.email);
    return hints.find(({ id }: { id: number }) => id === row?.id)?.by ?? [];
  };
  expect(await likeness()).not.toContain("phone");
  expect((await person.change({ phone: "९८४१ ७७७ ८८८" })).statusCode).toBe(200);
  expect(await likeness()).toContain("phone");
  const [{ id } = { id: 0 }] = await board.somebody.rows(person.email);
  expect((await person.call("DELETE")).statusCode).toBe(200);
  const { hints } = (await (await board.maya.get(`/applications/${other.id}/desk`)).json()).data;
  expect(hints.map((hint: { id: number }) => hint.id)).not.toContain(id);
});

test("the notes, scores and mails of an application are deleted with it", async () => {
  const { id } = await board.application();
  await board.maya.post(`/applications/${id}/notes`, { text: "Gone with it." });
  const { criteria } = (await (await board.maya.get(`/applications/${id}/desk`)).json()).data;
  const marks = Object.fromEntries(criteria.map(({ key }: { key: string }) => [key, 3]));
  await board.maya.post(`/applications/${id}/scores`, { marks });
  await board.move([id], "reading", { mail: board.words() });
  await runSql(site.content.payload, sql`DELETE FROM applications WHERE id = ${id}`);
  for (const collection of ["application-notes", "application-scores", "applicant-mails"] as const) {
    const where = { application: { equals: id } };
    expect((await site.content.payload.count({ collection, where })).totalDocs, collection).toBe(0);
    expect(
      (await site.content.payload.count({ collection, where: { application: { exists: false } } })).totalDocs,
    ).toBe(0);
  }
});
