import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { runSql, sql } from "../content/system/sql.ts";
import { applicantAt } from "./applicant.ts";
import { openTestSite, type TestSite } from "./site.ts";
import { callerAt, staffAt } from "./staff.ts";

let site: TestSite;
let somebody: Awaited<ReturnType<typeof applicantAt>>;
let maya: Awaited<ReturnType<typeof staffAt>>;
let bikash: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  somebody = await applicantAt(site);
  maya = await staffAt(site, "hr", "Maya Shrestha");
  bikash = await staffAt(site, "owner", "Bikash Rai");
});
afterAll(() => site.close());

let applied = 0;
/** A new application: its id, and what its applicant may call. */
async function application(changes: Record<string, unknown> = {}, locale = "en") {
  applied += 1;
  const email = `board-${applied}@example.org`;
  const phone = `+977 98000${String(applied).padStart(5, "0")}`;
  const answer = await site.app.inject({
    method: "POST",
    url: `/frontapi/applications?locale=${locale}`,
    headers: somebody.headers,
    payload: {
      ...somebody.words({ name: `Person ${applied}`, email, phone }),
      vacancy: somebody.vacancy.id,
      answers: somebody.answers,
      files: await somebody.papers(),
      consent: somebody.consent,
      ...changes,
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { receipt, reference } = answer.json().data;
  const [row] = await somebody.rows(String(changes["email"] ?? email));
  const seen = async () => {
    const mine = await site.app.inject({
      url: "/frontapi/applications/mine",
      headers: { ...somebody.headers, authorization: `Bearer ${receipt}` },
    });
    return mine.json().data as { stage: string; history: { stage: string }[] };
  };
  return { id: Number(row?.id), reference: String(reference), email, seen };
}

const words = (text = "Dear {name}, about {vacancy} ({reference}): {link}") => ({
  en: { subject: "{number}: news", text },
  ne: { subject: "{number}: खबर", text: text.replace("Dear", "आदरणीय") },
});
const move = (ids: number[], to: string, more: object = {}, who = maya) =>
  who.post("/applications/move", { ids, to, key: randomUUID(), ...more });
const movedOf = async (answer: Response) =>
  (await answer.json()).data.moved as { id: number; ok: boolean; mail?: { id: number; undoUntil: number } }[];
/** The mail of a move of one application. */
async function mailBy(answer: Response): Promise<{ id: number; undoUntil: number }> {
  const [moved] = await movedOf(answer);
  if (!moved?.mail) throw new Error("No mail was written.");
  return moved.mail;
}
const stored = async (id: number) => {
  const [row] = await runSql(site.content.payload, sql`SELECT stage, history FROM applications WHERE id = ${id}`);
  const { stage, history } = row ?? {};
  return { stage, history: typeof history === "string" ? JSON.parse(history) : history } as {
    stage: string;
    history: { stage: string; by?: string; reason?: { en: string }; undoes?: string }[];
  };
};
const mailOf = async (id: number) => {
  const { docs } = await site.content.payload.find({
    collection: "applicant-mails",
    where: { id: { equals: id } },
    overrideAccess: true,
    depth: 0,
  });
  return docs[0] as unknown as { state: string; text: string; subject: string; to: string; undoneBy: string | null };
};
/** As if ten minutes had passed for a mail that waits. */
const letGo = (mail: number, agoMs = 1) =>
  runSql(
    site.content.payload,
    sql`UPDATE applicant_mails SET due_at = ${Date.now() - agoMs}, undo_until = ${Date.now() - agoMs} WHERE id = ${mail}`,
  );
const reasonId = async () =>
  Number((await site.content.payload.find({ collection: "refusal-reasons", limit: 1, sort: "id" })).docs[0]?.id);

describe("who gets in", () => {
  const paths = (id: number): [string, string, unknown?][] => [
    ["GET", `/applications/${id}/desk`],
    ["POST", `/applications/${id}/notes`, { text: "x" }],
    ["POST", `/applications/${id}/scores`, { marks: {} }],
    ["POST", "/applications/move", { ids: [id], to: "reading", key: randomUUID() }],
    ["POST", "/applications/mail-preview", { ids: [id], to: "reading" }],
    ["POST", "/applicant-mails/1/undo", {}],
    ["GET", `/applications/export/${somebody.vacancy.id}/csv`],
    ["GET", `/applications/export/${somebody.vacancy.id}/zip`],
    ["GET", "/application-notes"],
    ["GET", "/application-scores"],
    ["GET", "/refusal-reasons"],
    ["GET", "/mail-templates"],
    ["POST", "/application-notes", { text: "x", by: "x" }],
    ["POST", "/application-scores", { marks: [], by: "x" }],
    ["POST", "/refusal-reasons", { name: "x" }],
    ["POST", "/mail-templates", { name: "x", stage: "reading", subject: "x", text: "x" }],
  ];

  test.each([undefined, "editor", "enquiries"] as const)("%s does not", async (role) => {
    const { id } = await application();
    const who = role ? await staffAt(site, role, "Nosy") : callerAt(site);
    for (const [method, url, body] of paths(id)) {
      const answer = await who.send(method, url, body);
      expect([401, 403], `${method} ${url}`).toContain(answer.status);
      expect(await answer.text(), url).not.toMatch(/Person \d|"docs":\[\{/);
    }
    expect((await stored(id)).stage).toBe("received");
  });

  test("not even the human resources write as somebody else, or change what was said", async () => {
    const { id } = await application();
    await maya.post(`/applications/${id}/notes`, { text: "Reads well." });
    const [note] = (await (await maya.get("/application-notes?sort=-id")).json()).docs;
    for (const [method, url, body] of [
      ["POST", "/application-notes", { application: id, by: "Bikash Rai", text: "forged" }],
      ["POST", "/application-scores", { application: id, by: "Bikash Rai", marks: [] }],
      ["PATCH", `/application-notes/${note.id}`, { text: "changed" }],
      ["DELETE", `/application-notes/${note.id}`],
      ["PATCH", `/applications/${id}`, { history: [] }],
    ] as const) {
      await maya.send(method, url, body);
    }
    const desk = (await (await maya.get(`/applications/${id}/desk`)).json()).data;
    expect(desk.notes).toMatchObject([{ by: "Maya Shrestha", text: "Reads well." }]);
    expect(desk.history).toHaveLength(1);
  });
});

describe("scores", () => {
  const marksFor = async (id: number, mark: number) => {
    const { criteria } = (await (await maya.get(`/applications/${id}/desk`)).json()).data;
    return Object.fromEntries(criteria.map(({ key }: { key: string }) => [key, mark]));
  };

  test("of others come through no call until one has given one's own", async () => {
    const { id } = await application();
    const given = { marks: await marksFor(id, 5), comment: "The steadiest hand of all" };
    expect((await maya.post(`/applications/${id}/scores`, given)).status).toBe(200);
    const [score] = (await (await maya.get(`/application-scores?where[application][equals]=${id}`)).json()).docs;
    const asked = [
      `/applications/${id}/desk`,
      `/applications/${id}?depth=3&joins=true`,
      "/applications?depth=3&limit=0",
      "/application-scores?limit=0&depth=3",
      `/application-scores/${score.id}?depth=2`,
      `/application-scores?where[comment][like]=steadiest`,
      `/application-scores?where[or][0][application][equals]=${id}&where[or][1][id][exists]=true`,
      `/application-scores?select[marks]=true&overrideAccess=true&user[role]=owner`,
      `/application-notes?populate[applications][scores]=true&depth=3`,
      `/applications/export/${somebody.vacancy.id}/csv`,
      `/applications/export/${somebody.vacancy.id}/zip`,
    ];
    for (const url of asked) {
      const text = await (await bikash.get(url)).text();
      expect(text, url).not.toContain("steadiest");
      expect(text, url).not.toMatch(/"mark":5|"mean":5|,"5","5","1",/);
    }
    expect((await (await bikash.get("/application-scores/count")).json()).totalDocs).toBe(0);
    // Nobody gets there by saying nothing.
    expect((await bikash.post(`/applications/${id}/scores`, { marks: {} })).status).toBe(422);
    const half = { ...(await marksFor(id, 6)) };
    expect((await bikash.post(`/applications/${id}/scores`, { marks: half })).status).toBe(422);
    expect(await (await bikash.get(`/applications/${id}/desk`)).text()).not.toContain("steadiest");

    await bikash.post(`/applications/${id}/scores`, { marks: await marksFor(id, 2) });
    const { scores } = (await (await bikash.get(`/applications/${id}/desk`)).json()).data;
    expect(scores.map(({ by, mean }: { by: string; mean: number }) => [by, mean])).toEqual([
      ["Maya Shrestha", 5],
      ["Bikash Rai", 2],
    ]);
    // One application says nothing of another.
    const other = await application();
    await maya.post(`/applications/${other.id}/scores`, given);
    expect(await (await bikash.get(`/applications/${other.id}/desk`)).text()).not.toContain("steadiest");
  });

  test("may be thought over: the last one counts, and the first one stays", async () => {
    const { id } = await application();
    await maya.post(`/applications/${id}/scores`, { marks: await marksFor(id, 1) });
    await maya.post(`/applications/${id}/scores`, { marks: await marksFor(id, 4) });
    const { scores } = (await (await maya.get(`/applications/${id}/desk`)).json()).data;
    expect(scores).toMatchObject([{ isOwn: true, mean: 4 }]);
    const { docs } = await (await maya.get(`/application-scores?where[application][equals]=${id}`)).json();
    expect(docs).toHaveLength(2);
  });
});

describe("a refusal", () => {
  test("needs a reason of the list, whichever way it is made, and the applicant does not read it", async () => {
    const { id, seen } = await application();
    expect((await move([id], "refused")).status).toBe(422);
    expect((await move([id], "refused", { reason: 9999 })).status).toBe(422);
    expect((await maya.send("PATCH", `/applications/${id}`, { stage: "refused" })).status).toBe(400);
    expect((await stored(id)).stage).toBe("received");
    const reason = await reasonId();
    expect(await movedOf(await move([id], "refused", { reason }))).toEqual([{ id, ok: true }]);
    const { stage, history } = await stored(id);
    expect(stage).toBe("refused");
    expect(history.at(-1)).toMatchObject({
      by: "Maya Shrestha",
      reason: { en: expect.stringContaining("experience") },
    });
    const mine = await seen();
    expect(mine.stage).toBe("refused");
    expect(JSON.stringify(mine)).not.toContain("experience of this kind");
  });

  test("by the form keeps its reason too, when the list has lost it", async () => {
    const { id } = await application();
    const { docs } = await (await maya.get("/refusal-reasons?sort=-id&locale=en")).json();
    const [last] = docs;
    const sent = await maya.send("PATCH", `/applications/${id}`, { stage: "refused", refusalReason: last.id });
    expect(sent.status).toBe(200);
    expect((await maya.send("DELETE", `/refusal-reasons/${last.id}`)).status).toBe(200);
    expect((await stored(id)).history.at(-1)).toMatchObject({ stage: "refused", reason: { en: last.name } });
  });
});

describe("moving", () => {
  test("several at once, each by itself: what somebody else has moved stays there", async () => {
    const [one, two] = [await application(), await application()];
    const from = { [one.id]: "received", [two.id]: "received" };
    await move([two.id], "offer", {}, bikash);
    const moved = await movedOf(await move([one.id, two.id], "reading", { from }));
    expect(moved.map(({ id, ok }) => [id, ok])).toEqual([
      [one.id, true],
      [two.id, false],
    ]);
    expect((await stored(two.id)).stage).toBe("offer");
  });

  test("sent twice is done once", async () => {
    const { id } = await application();
    const body = { ids: [id], to: "reading", key: randomUUID(), mail: words() };
    const answers = await Promise.all([maya.post("/applications/move", body), maya.post("/applications/move", body)]);
    await maya.post("/applications/move", body);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stored(id)).history.map(({ stage }) => stage)).toEqual(["received", "reading"]);
    const { totalDocs } = await site.content.payload.count({
      collection: "applicant-mails",
      where: { and: [{ application: { equals: id } }, { key: { like: "stage-" } }] },
    });
    expect(totalDocs).toBe(1);
  });

  test("two people at the same moment leave a way that can be followed", async () => {
    const { id } = await application();
    await Promise.all([move([id], "reading"), move([id], "interview", {}, bikash), move([id], "offer")]);
    const { stage, history } = await stored(id);
    expect(history.at(-1)?.stage).toBe(stage);
    expect(history.length).toBeGreaterThan(1);
  });

  test.each([
    ["nobody", { ids: [] }],
    ["no stage", { to: "limbo" }],
    ["too many", { ids: Array.from({ length: 201 }, (_, index) => index + 1) }],
    ["nonsense", { ids: ["1; DROP"] }],
  ])("not %s", async (_, more) => {
    const { id } = await application();
    expect((await move([id], "reading", more)).status).toBe(400);
  });
});

describe("its mail", () => {
  test("is previewed in both languages, and filled in for its reader", async () => {
    const { id, reference } = await application({ name_ne: "आशा लामा" }, "ne");
    const answer = await maya.post("/applications/mail-preview", { ids: [id], to: "interview" });
    const { templates, recipients } = (await answer.json()).data;
    expect(templates[0].words.en.text).toContain("{name}");
    expect(templates[0].words.ne.text).toContain("{link}");
    expect(recipients).toMatchObject([{ id, locale: "ne", values: { ne: { name: "आशा लामा", reference } } }]);
    expect(recipients[0].values.en.vacancy).toBe(somebody.vacancy.name);
    const mail = await mailBy(await move([id], "interview", { mail: templates[0].words }));
    const written = await mailOf(mail.id);
    expect(written.text).toContain("आशा लामा ज्यू");
    expect(written.text).toContain(reference);
  });

  test("with an unknown placeholder, or one that is empty, is refused in words", async () => {
    const { id } = await application();
    for (const [text, message] of [
      ["Dear {nmae}", "{nmae}"],
      ["Dear {name", "{"],
      ["Because: {reason}", "{reason}"],
      [" ", "write something"],
    ] as const) {
      const answer = await move([id], "reading", { mail: words(text) });
      expect(answer.status, text).toBe(422);
      expect((await answer.json()).errors[0].message).toContain(message);
    }
    const split = { ...words(), en: { subject: "News\r\nBcc: all@example.org", text: "x" } };
    expect((await move([id], "reading", { mail: split })).status).toBe(422);
    expect((await stored(id)).stage).toBe("received");
  });

  test("a template is looked at when it is saved", async () => {
    const { docs } = await (await maya.get("/mail-templates?limit=1")).json();
    const saved = await maya.send("PATCH", `/mail-templates/${docs[0].id}?locale=en`, { text: "Dear {nmae}" });
    expect(saved.status).toBe(400);
    const said = JSON.stringify(await saved.json());
    expect(said).toContain("{nmae}");
    expect(said).toContain("{answer_by}");
    const good = await maya.send("PATCH", `/mail-templates/${docs[0].id}?locale=en`, { text: "Dear {name}" });
    expect(good.status).toBe(200);
  });

  test("waits ten minutes; undone, it is not sent, and the applicant never saw the step", async () => {
    const { id, seen } = await application();
    const reason = await reasonId();
    const mail = await mailBy(await move([id], "refused", { reason, mail: words() }));
    expect(mail.undoUntil - Date.now()).toBeGreaterThan(9 * 60_000);
    expect((await seen()).stage).toBe("received");
    const { mails } = (await (await bikash.get(`/applications/${id}/desk`)).json()).data;
    expect(mails).toMatchObject([{ id: mail.id, undoUntil: mail.undoUntil }]);
    expect((await bikash.post(`/applicant-mails/${mail.id}/undo`, {})).status).toBe(200);
    // Again is no harm.
    expect((await bikash.post(`/applicant-mails/${mail.id}/undo`, {})).status).toBe(200);
    expect(await mailOf(mail.id)).toMatchObject({ state: "withheld", undoneBy: "Bikash Rai" });
    const { stage, history } = await stored(id);
    expect(stage).toBe("received");
    expect(history.map((step) => step.stage)).toEqual(["received", "refused", "received"]);
    await letGo(mail.id);
    const mine = await seen();
    expect(mine.history.map((step) => step.stage)).toEqual(["received"]);
  });

  test("once it has gone, undo says so", async () => {
    const { id, email, seen } = await application();
    const mail = await mailBy(await move([id], "reading", { mail: words() }));
    await letGo(mail.id);
    await vi.waitFor(async () => expect((await mailOf(mail.id)).state).toBe("sent"), { timeout: 20_000 });
    const late = await maya.post(`/applicant-mails/${mail.id}/undo`, {});
    expect(late.status).toBe(409);
    expect((await late.json()).errors[0].message).toContain("has gone");
    expect((await stored(id)).stage).toBe("reading");
    // The link is made when it goes; what is kept of the mail has none.
    expect((await mailOf(mail.id)).text).toContain("{link}");
    const folder = path.join(site.env.dataDir, "mail");
    const sent = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
    const mine = sent.filter((text) => text.includes(`To: ${email}`) && text.includes(`applicant-stage-${id}-`));
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatch(/application\/track\?link=/);
    expect((await seen()).stage).toBe("received");
  });

  test("is not sent for a step that was never made", async () => {
    const { id } = await application();
    const mail = await mailBy(await move([id], "reading", { mail: words() }));
    // As a process that died between the two would have left it.
    await runSql(site.content.payload, sql`UPDATE applicant_mails SET step = 'never' WHERE id = ${mail.id}`);
    await letGo(mail.id);
    await vi.waitFor(async () => expect((await mailOf(mail.id)).state).toBe("withheld"), { timeout: 20_000 });
  });
});

test("one person twice is told by address, phone and file", async () => {
  const first = await application({ email: "hint.person@gmail.com", phone: "+977 9841 222 333" });
  const other = await application({ email: "hintperson+2@gmail.com", phone: "९८४१२२२३३३" });
  const { hints } = (await (await maya.get(`/applications/${first.id}/desk`)).json()).data;
  const hint = hints.find(({ id }: { id: number }) => id === other.id);
  expect(hint).toMatchObject({ reference: other.reference });
  expect(hint.by).toEqual(expect.arrayContaining(["email", "phone"]));
});

test("with an application go its notes, scores and mails", async () => {
  const { id } = await application();
  await maya.post(`/applications/${id}/notes`, { text: "Gone with it." });
  const { criteria } = (await (await maya.get(`/applications/${id}/desk`)).json()).data;
  const marks = Object.fromEntries(criteria.map(({ key }: { key: string }) => [key, 3]));
  await maya.post(`/applications/${id}/scores`, { marks });
  await move([id], "reading", { mail: words() });
  await runSql(site.content.payload, sql`DELETE FROM applications WHERE id = ${id}`);
  for (const collection of ["application-notes", "application-scores", "applicant-mails"] as const) {
    const where = { application: { equals: id } };
    expect((await site.content.payload.count({ collection, where })).totalDocs, collection).toBe(0);
    expect(
      (await site.content.payload.count({ collection, where: { application: { exists: false } } })).totalDocs,
    ).toBe(0);
  }
});
