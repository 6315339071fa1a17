import { randomUUID } from "node:crypto";
import { appealDays, complaintOutcomes } from "@setu/contract/complaints/complaint-fields";
import type { PayloadRequest } from "payload";
import { z } from "zod";
import { nepalDay, startOfNepalDay } from "../../calendar/nepal-time.ts";
import { refused } from "../../platform/access/refused.ts";
import { userName } from "../../platform/access/user-name.ts";
import { changeComplaint } from "../change-complaint.ts";
import { promisesOf } from "../clocks.ts";
import { findComplaint } from "../find-complaint.ts";
import { type Contact, openContact } from "../sealed-contact.ts";
import { appealIn, decisionIn, isOpen, type LogEntry, type StoredComplaint } from "../stored-complaint.ts";

const Text = z.string().trim().min(1).max(10_000);
/** The form's idempotency key, the same for a repetition of the request. */
const key = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .default(() => randomUUID());

/** A handler's action on a complaint. */
export const Act = z.discriminatedUnion("act", [
  z.object({ act: z.enum(["acknowledge", "close", "spam", "noSpam", "release"]) }),
  z.object({ act: z.enum(["write", "note", "hold"]), text: Text, key }),
  z.object({ act: z.literal("decide"), outcome: z.enum(complaintOutcomes), text: Text, key }),
  z.object({ act: z.literal("extend"), days: z.int().min(1).max(appealDays), text: Text, key }),
]);
export type Act = z.infer<typeof Act>;

const notNow = (req: PayloadRequest) =>
  refused(req, 409, "This cannot be done with the complaint as it is.", "गुनासोको अहिलेको अवस्थामा यो गर्न मिल्दैन।");

/**
 * Carries out the action, and logs who did it.
 * @throws APIError 404, or 409 when the complaint has changed since it was read.
 */
export async function actOn(req: PayloadRequest, id: number, act: Act): Promise<void> {
  await findComplaint(req, id);
  const changed = await changeComplaint(req.payload, id, (complaint) => changeBy(req, complaint, act));
  if (!changed) throw notNow(req);
}

type Change = Exclude<ReturnType<Parameters<typeof changeComplaint>[2]>, undefined>;

function changeBy(req: PayloadRequest, complaint: StoredComplaint, given: Act): Change | undefined {
  const { state, kind, log } = complaint;
  const by = { at: new Date().toISOString(), by: userName(req) };
  // A repeated request: the first answer was lost.
  if ("key" in given && log?.some((entry) => "key" in entry && entry.key === given.key)) return undefined;
  if (given.act === "note") return { entry: { ...by, what: "noted", ...wordsOf(given) } };
  if (given.act === "hold") return hold(req, complaint, wordsOf(given), by);
  if (given.act === "release") return hold(req, complaint, undefined, by);
  if (given.act === "noSpam" && state === "spam") {
    return { entry: { ...by, what: "noSpam" }, state: "received", tells: "writer" };
  }
  if (!isOpen(state)) throw notNow(req);
  switch (given.act) {
    case "acknowledge":
      if (state !== "received") throw notNow(req);
      return { entry: { ...by, what: "acknowledged" }, state: "acknowledged", tells: "writer" };
    case "write":
      return {
        entry: { ...by, what: "wrote", ...wordsOf(given) },
        state: state === "appealed" ? state : "review",
        tells: "writer",
      };
    case "decide":
      return decide(req, complaint, { ...by, what: "decided", ...wordsOf(given), outcome: given.outcome });
    case "extend":
      return extend(req, complaint, { ...by, what: "extended", ...wordsOf(given), until: "" }, given.days);
    case "close":
      if (kind === "complaint") throw notNow(req);
      return { entry: { ...by, what: "closed" }, state: "closed" };
    case "spam":
      return { entry: { ...by, what: "spam" }, state: "spam" };
    default:
      throw notNow(req);
  }
}

interface Words {
  text: string;
  key: string;
}
const wordsOf = ({ text, key }: Words): Words => ({ text, key });

/**
 * Puts a complaint on hold: it is kept beyond its periods with its files and its writer's contact, since a court or an authority may
 * ask for it. Without a reason the hold ends.
 */
function hold(
  req: PayloadRequest,
  { held }: StoredComplaint,
  reason: Words | undefined,
  by: { at: string; by: string },
): Change {
  if (Boolean(held) === (reason !== undefined)) throw notNow(req);
  return reason === undefined
    ? { entry: { ...by, what: "released" }, held: false }
    : { entry: { ...by, what: "held", ...reason }, held: true };
}

type Decided = Omit<Extract<LogEntry, { what: "decided" }>, "user">;

function decide(req: PayloadRequest, complaint: StoredComplaint, entry: Decided): Change {
  const user = Number(req.user?.id);
  if (complaint.kind !== "complaint") throw notNow(req);
  if (complaint.state === "appealed" && decisionIn(complaint)?.user === user) {
    throw refused(
      req,
      409,
      "Somebody else decides now: you decided the first time.",
      "पहिलो पटक तपाईंले निर्णय गर्नुभएकाले अब अरूले निर्णय गर्नुपर्छ।",
    );
  }
  return { entry: { ...entry, user }, state: "decided", tells: "writer" };
}

/** Extends the time for a decision, once, with a reason that the writer reads. */
function extend(
  req: PayloadRequest,
  complaint: StoredComplaint,
  entry: Extract<LogEntry, { what: "extended" }>,
  days: number,
): Change {
  const appeal = appealIn(complaint);
  const since = appeal ? (complaint.log ?? []).indexOf(appeal) : 0;
  const wasExtended = (complaint.log ?? []).slice(since).some(({ what }) => what === "extended");
  const promised = promisesOf(complaint, new Date()).find(({ step }) => step === "decided");
  if (!promised || wasExtended) throw notNow(req);
  // A broken promise is not renewed with a day that has passed.
  const from = Math.max(nepalDay(promised.due), nepalDay(new Date()));
  const until = startOfNepalDay(from + days).toISOString();
  return { entry: { ...entry, until }, tells: "writer" };
}

/**
 * Opens the contact of a complaint's writer, who can see that it was opened. Those of confidential complaints cannot be opened.
 * @throws APIError 404, 409.
 */
export async function openWriter(req: PayloadRequest, id: number, secret: string): Promise<Contact> {
  const { way, contact, codeHash } = await findComplaint(req, id);
  if (way !== "named" || !contact) throw notNow(req);
  const opened = openContact(secret, codeHash, contact);
  const entry: LogEntry = { at: new Date().toISOString(), by: userName(req), what: "opened" };
  if (!(await changeComplaint(req.payload, id, () => ({ entry })))) throw notNow(req);
  return opened;
}
