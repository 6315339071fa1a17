import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { boardAt } from "../../testing/people/board.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
let board: Awaited<ReturnType<typeof boardAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  board = await boardAt(site);
});
afterAll(() => site.close());

describe("a mail about a stage", () => {
  test("is previewed in both languages, and filled in for its reader", async () => {
    const { id, reference } = await board.application({ name_ne: "आशा लामा" }, "ne");
    const answer = await board.maya.post("/applications/mail-preview", { ids: [id], to: "interview" });
    const { templates, recipients } = (await answer.json()).data;
    expect(templates[0].words.en.text).toContain("{name}");
    expect(templates[0].words.ne.text).toContain("{link}");
    expect(recipients).toMatchObject([{ id, locale: "ne", values: { ne: { name: "आशा लामा", reference } } }]);
    expect(recipients[0].values.en.vacancy).toBe(board.somebody.vacancy.name);
    const mail = await board.mailBy(await board.move([id], "interview", { mail: templates[0].words }));
    const written = await board.mailOf(mail.id);
    expect(written.text).toContain("आशा लामा ज्यू");
    expect(written.text).toContain(reference);
  });

  test("with an unknown placeholder, or one without a value, is refused with a reason", async () => {
    const { id } = await board.application();
    for (const [text, message] of [
      ["Dear {nmae}", "{nmae}"],
      ["Dear {name", "{"],
      ["Because: {reason}", "{reason}"],
      [" ", "write something"],
    ] as const) {
      const answer = await board.move([id], "reading", { mail: board.words(text) });
      expect(answer.status, text).toBe(422);
      expect((await answer.json()).errors[0].message).toContain(message);
    }
    const split = { ...board.words(), en: { subject: "News\r\nBcc: all@example.org", text: "x" } };
    expect((await board.move([id], "reading", { mail: split })).status).toBe(422);
    expect((await board.stored(id)).stage).toBe("received");
  });

  test("a template is checked when it is saved", async () => {
    const { docs } = await (await board.maya.get("/mail-templates?limit=1")).json();
    const saved = await board.maya.send("PATCH", `/mail-templates/${docs[0].id}?locale=en`, { text: "Dear {nmae}" });
    expect(saved.status).toBe(400);
    const refusal = JSON.stringify(await saved.json());
    expect(refusal).toContain("{nmae}");
    expect(refusal).toContain("{answer_by}");
    const good = await board.maya.send("PATCH", `/mail-templates/${docs[0].id}?locale=en`, { text: "Dear {name}" });
    expect(good.status).toBe(200);
  });

  test("waits ten minutes; if undone, it is not sent, and the applicant never sees the step", async () => {
    const { id, seen } = await board.application();
    const before = await seen();
    const reason = await board.reasonId();
    const mail = await board.mailBy(await board.move([id], "refused", { reason, mail: board.words() }));
    expect(mail.undoUntil - Date.now()).toBeGreaterThan(9 * 60_000);
    // Nor is anything that follows from it seen: what comes next, and until when the application is kept.
    expect(before.stage).toBe("received");
    expect(await seen()).toEqual(before);
    const { mails } = (await (await board.bikash.get(`/applications/${id}/desk`)).json()).data;
    expect(mails).toMatchObject([{ id: mail.id, undoUntil: mail.undoUntil }]);
    expect((await board.bikash.post(`/applicant-mails/${mail.id}/undo`, {})).status).toBe(200);
    // Undoing it again does no harm.
    expect((await board.bikash.post(`/applicant-mails/${mail.id}/undo`, {})).status).toBe(200);
    expect(await board.mailOf(mail.id)).toMatchObject({ state: "withheld", undoneBy: "Bikash Rai" });
    const { stage, history } = await board.stored(id);
    expect(stage).toBe("received");
    expect(history.map((step) => step.stage)).toEqual(["received", "refused", "received"]);
    await board.letGo(mail.id);
    const mine = await seen();
    expect(mine.history.map((step) => step.stage)).toEqual(["received"]);
  });

  test("of two undone one after the other, the later first, leaves the application where it was", async () => {
    const { id, seen } = await board.application();
    const first = await board.mailBy(await board.move([id], "interview", { mail: board.words() }));
    const reason = await board.reasonId();
    const second = await board.mailBy(await board.move([id], "refused", { reason, mail: board.words() }));
    for (const mail of [second, first]) {
      expect((await board.maya.post(`/applicant-mails/${mail.id}/undo`, {})).status).toBe(200);
    }
    expect((await board.stored(id)).stage).toBe("received");
    expect((await seen()).stage).toBe("received");
  });

  test("after it was sent, undo says so", async () => {
    const { id, email, seen } = await board.application();
    const mail = await board.mailBy(await board.move([id], "reading", { mail: board.words() }));
    await board.letGo(mail.id);
    await vi.waitFor(async () => expect((await board.mailOf(mail.id)).state).toBe("sent"), { timeout: 20_000 });
    const late = await board.maya.post(`/applicant-mails/${mail.id}/undo`, {});
    expect(late.status).toBe(409);
    expect((await late.json()).errors[0].message).toContain("has been sent");
    expect((await board.stored(id)).stage).toBe("reading");
    // The link is made when the mail is sent; the stored text has none.
    expect((await board.mailOf(mail.id)).text).toContain("{link}");
    const folder = path.join(site.env.dataDir, "mail");
    const sent = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
    const mine = sent.filter((text) => text.includes(`To: ${email}`) && text.includes(`applicant-stage-${id}-`));
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatch(/application\/track\?link=/);
    expect((await seen()).stage).toBe("received");
  });

  test("reaches its reader once, even if a process died before it could note that it was sent", async () => {
    const { id } = await board.application();
    const mail = await board.mailBy(await board.move([id], "reading", { mail: board.words() }));
    const isSent = () =>
      vi.waitFor(async () => expect((await board.mailOf(mail.id)).state).toBe("sent"), { timeout: 20_000 });
    await board.letGo(mail.id);
    await isSent();
    // The state that a lapsed claim leaves.
    await runSql(
      site.content.payload,
      sql`UPDATE applicant_mails SET state = 'pending', due_at = ${Date.now() - 1} WHERE id = ${mail.id}`,
    );
    await isSent();
    const folder = path.join(site.env.dataDir, "mail");
    const sent = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
    // With the same Message-ID, a mail server treats it as the same mail, and so does the file here.
    expect(sent.filter((text) => text.includes(`applicant-stage-${id}-`))).toHaveLength(1);
  });

  test("is not sent for a step that was never made", async () => {
    const { id } = await board.application();
    const mail = await board.mailBy(await board.move([id], "reading", { mail: board.words() }));
    // The state that a process leaves if it dies between the two.
    await runSql(site.content.payload, sql`UPDATE applicant_mails SET step = 'never' WHERE id = ${mail.id}`);
    await board.letGo(mail.id);
    await vi.waitFor(async () => expect((await board.mailOf(mail.id)).state).toBe("withheld"), { timeout: 20_000 });
  });

  test("is withheld once a colleague has moved the applicant on, and everybody is told; undoing that lets it go", async () => {
    const reason = await board.reasonId();
    const refuse = async () => {
      const { id } = await board.application();
      const mail = await board.mailBy(await board.move([id], "refused", { reason, mail: board.words() }, board.bikash));
      return { id, mail };
    };
    const stateOf = (mail: number, state: string) =>
      vi.waitFor(async () => expect((await board.mailOf(mail)).state).toBe(state), { timeout: 20_000 });
    const desk = async (id: number) => (await (await board.maya.get(`/applications/${id}/desk`)).json()).data;

    const { id, mail } = await refuse();
    const asked = { ids: [id], to: "interview" };
    const preview = (await (await board.maya.post("/applications/mail-preview", asked)).json()).data;
    expect(preview.withheld).toMatchObject([
      { id: mail.id, application: id, subject: expect.stringContaining("news") },
    ]);
    expect((await desk(id)).mails).toMatchObject([{ id: mail.id, isWithheld: false }]);
    await board.move([id], "interview");
    expect((await desk(id)).mails).toMatchObject([{ id: mail.id, isWithheld: true }]);
    expect((await (await board.maya.post("/applications/mail-preview", asked)).json()).data.withheld).toEqual([]);
    await board.letGo(mail.id);
    await stateOf(mail.id, "withheld");
    const { history, mails } = await desk(id);
    expect(mails).toEqual([]);
    expect(history.map(({ withheld }: { withheld: boolean }) => withheld)).toEqual([false, true, false]);

    const undone = await refuse();
    const later = await board.mailBy(await board.move([undone.id], "offer", { mail: board.words() }));
    expect((await board.maya.post(`/applicant-mails/${later.id}/undo`, {})).status).toBe(200);
    await board.letGo(undone.mail.id);
    await stateOf(undone.mail.id, "sent");
  });
});
