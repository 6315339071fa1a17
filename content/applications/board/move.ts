import { locales } from "@setu/contract/locale";
import type { PayloadRequest } from "payload";
import { refused } from "../../platform/access/refused.ts";
import { screenLocale } from "../../platform/fields/screen-locale.ts";
import type { Step } from "../history.ts";
import { type Application, applicationsById, noLongerThere } from "./applications.ts";
import { subjectFault, textFault } from "./mail-faults.ts";
import type { Moved, MoveRequest } from "./move-request.ts";
import { fillIn, type Placeholder, usedIn } from "./placeholders.ts";
import { type Reason, reasonsOf, type Words } from "./reasons.ts";
import { type Recipient, recipientsOf } from "./recipients.ts";
import { colleague } from "./staff.ts";
import { queueStageMail, withholdMail } from "./stage-mails.ts";
import { addStep } from "./steps.ts";

/** How long a mail waits, during which it can be undone. */
const undoMs = 10 * 60_000;

/**
 * Moves applications to a stage, one by one: those that are gone do not stop the others. The mail is stored first and
 * names its step: if the step is never added, the mail is not sent (`content/applications/mail/applicant-mail.ts`).
 * @throws APIError 400 or 422 with the reason as text, before anything is moved.
 */
export async function moveApplications(req: PayloadRequest, move: MoveRequest): Promise<Moved[]> {
  const reason = await reasonFor(req, move);
  const applications = await applicationsById(req, move.ids);
  const recipients = await recipientsOf(req, applications, move.to, reason?.toApplicant);
  if (move.mail) checkMail(req, move.mail, recipients);
  const moved: Moved[] = [];
  for (const row of applications) {
    const recipient = recipients.find(({ id }) => id === row.id);
    if (recipient) moved.push(await moveIfThere(req, move, { row, recipient, reason: reason?.name }));
  }
  const gone = [...new Set(move.ids)].filter((id) => applications.every((row) => row.id !== id));
  return [...moved, ...gone.map((id) => notThere(req, id))];
}

/** The reason for a refusal, which must be on the list; other moves have none. */
async function reasonFor(req: PayloadRequest, { to, reason }: MoveRequest): Promise<Reason | undefined> {
  if (to !== "refused") return undefined;
  const found = (await reasonsOf(req.payload)).find(({ id }) => id === reason);
  if (found) return found;
  throw refused(req, 422, "Choose the reason for the refusal.", "अस्वीकृतिको कारण छान्नुहोस्।");
}

function checkMail(req: PayloadRequest, mail: NonNullable<MoveRequest["mail"]>, recipients: Recipient[]): void {
  const screen = screenLocale(req);
  for (const locale of locales) {
    const readers = recipients.filter((recipient) => recipient.locale === locale);
    if (readers.length === 0) continue;
    const { subject, text } = mail[locale];
    const fault = subjectFault(subject, screen) ?? textFault(text, screen);
    if (fault) throw refused(req, 422, `${locale}: ${fault}`, `${locale}: ${fault}`);
    const used = usedIn(`${subject} ${text}`).filter((word): word is Exclude<Placeholder, "link"> => word !== "link");
    const empty = used.find((word) => readers.some(({ values }) => values[locale][word] === ""));
    if (!empty) continue;
    if (empty === "reason") throw noReason(req);
    throw refused(
      req,
      422,
      `There is nothing to fill in for {${empty}}. Take it out of the text, or add what is missing.`,
      `{${empty}} को ठाउँमा भर्ने कुरा छैन। पाठबाट हटाउनुहोस्, वा छुटेको कुरा थप्नुहोस्।`,
    );
  }
}

const noReason = (req: PayloadRequest) =>
  refused(
    req,
    422,
    "The reason you chose has no text for the applicant. Take {reason} out of the email, or write that text under Reasons for refusal.",
    "छानिएको कारणमा आवेदकका लागि पाठ छैन। इमेलबाट {reason} हटाउनुहोस्, वा “अस्वीकृतिका कारण” मा त्यो पाठ लेख्नुहोस्।",
  );

interface One {
  row: Application;
  recipient: Recipient;
  reason: Words | undefined;
}

/** Moves an application, which its applicant may withdraw meanwhile. */
async function moveIfThere(req: PayloadRequest, move: MoveRequest, one: One): Promise<Moved> {
  const { id } = one.row;
  try {
    return await moveOne(req, move, one);
  } catch (error) {
    if ((await applicationsById(req, [id])).length === 0) return notThere(req, id);
    throw error;
  }
}

const notThere = (req: PayloadRequest, id: number): Moved => ({
  id,
  ok: false,
  problem: noLongerThere(req).message,
  isGone: true,
});

async function moveOne(req: PayloadRequest, move: MoveRequest, { row, recipient, reason }: One): Promise<Moved> {
  const { id } = row;
  const expected = move.from[String(id)] ?? row.stage;
  const isDone = ({ history }: Application) => history.some((step) => step.id === move.key && step.stage === move.to);
  const elsewhere = (now: Application) => now.stage !== expected || now.stage === move.to;
  if (!isDone(row) && elsewhere(row)) return { id, ok: false, problem: movedMeanwhile(req) };

  const mail = move.mail && (await queueStageMail(req, move.key, recipient, filled(move.mail, recipient), undoMs));
  let done = false;
  await addStep(req, id, (now) => {
    done = isDone(now);
    if (done || elsewhere(now)) return undefined;
    done = true;
    const step: Step = {
      id: move.key,
      stage: move.to,
      at: new Date().toISOString(),
      by: colleague(req).name,
      ...(reason && { reason, reasonId: Number(move.reason) }),
      ...(mail && { shownFrom: mail.undoUntil }),
    };
    return { step, reason: step.reasonId ?? null };
  });
  if (done) return { id, ok: true, ...(mail && { mail }) };
  if (mail) await withholdMail(req.payload, mail.id);
  return { id, ok: false, problem: movedMeanwhile(req) };
}

const movedMeanwhile = (req: PayloadRequest) =>
  refused(
    req,
    409,
    "It has been moved in the meantime: please look at it again.",
    "यसबीच यो सरिसकेको छ: कृपया फेरि हेर्नुहोस्।",
  ).message;

/** The mail in the recipient's language; the link is filled in when the mail is sent. */
function filled(mail: NonNullable<MoveRequest["mail"]>, { locale, values }: Recipient) {
  const { subject, text } = mail[locale];
  return { subject: fillIn(subject, values[locale]), text: fillIn(text, values[locale]) };
}
