import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { runSql, sql } from "../../content/platform/store/sql.ts";
import { writtenMails } from "../mail-files.ts";
import type { TestSite } from "../site.ts";
import { applicantAt } from "./applicant.ts";
import { staffAt } from "./staff.ts";

/** Two colleagues who work on applications, and the actions of a test. */
export async function boardAt(site: TestSite) {
  const somebody = await applicantAt(site);
  const maya = await staffAt(site, "hr", "Maya Shrestha");
  const bikash = await staffAt(site, "owner", "Bikash Rai");

  let applied = 0;
  /** A new application: its id, and the calls of its applicant. */
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
        files: await somebody.documents(),
        consent: somebody.consent,
        ...changes,
      },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { receipt, reference } = answer.json().data;
    const mine = (link: string, method: "GET" | "DELETE" = "GET") =>
      site.app.inject({
        method,
        url: "/frontapi/applications/mine",
        headers: { ...somebody.headers, authorization: `Bearer ${link}` },
      });
    const [row] = await somebody.rows(String(changes["email"] ?? email));
    const seen = async () => (await mine(receipt)).json().data as { stage: string; history: { stage: string }[] };
    /** Withdraws it with the link in the receipt's mail. */
    async function withdraw() {
      const mail = await vi.waitFor(
        () => writtenMails(site.env.dataDir).find(({ text }) => text.includes(reference)) ?? expect.fail("no receipt"),
        { timeout: 20_000 },
      );
      expect((await mine(String(/link=([\w.-]+)/.exec(mail.text)?.[1]), "DELETE")).statusCode).toBe(200);
    }
    return { id: Number(row?.id), reference: String(reference), email, seen, withdraw };
  }

  const words = (text = "Dear {name}, about {vacancy} ({reference}): {link}") => ({
    en: { subject: "{number}: news", text },
    ne: { subject: "{number}: खबर", text: text.replace("Dear", "आदरणीय") },
  });
  const move = (ids: number[], to: string, more: object = {}, who = maya) =>
    who.post("/applications/move", { ids, to, key: randomUUID(), ...more });
  const movedOf = async (answer: Response) =>
    (await answer.json()).data.moved as {
      id: number;
      ok: boolean;
      problem?: string;
      mail?: { id: number; undoUntil: number };
    }[];
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
  /** Makes a waiting mail due, as if its ten minutes had passed. */
  const letGo = (mail: number, agoMs = 1) =>
    runSql(
      site.content.payload,
      sql`UPDATE applicant_mails SET due_at = ${Date.now() - agoMs}, undo_until = ${Date.now() - agoMs} WHERE id = ${mail}`,
    );
  const reasonId = async () =>
    Number((await site.content.payload.find({ collection: "refusal-reasons", limit: 1, sort: "id" })).docs[0]?.id);
  return { somebody, maya, bikash, application, words, move, movedOf, mailBy, stored, mailOf, letGo, reasonId };
}
