import type { PayloadRequest } from "payload";
import type { StoredFields } from "../../model/item.ts";
import { isLastStep } from "../history.ts";
import type { Application } from "./applications.ts";

/** A mail about a stage that can still be undone. */
export interface WaitingMail {
  id: number;
  application: number;
  to: string;
  subject: string;
  undoUntil: number;
  /** Time left by the server's clock, in ms: the screen's clock may be wrong. */
  leftMs: number;
  /** Whether it will not be sent, since the application has been moved on. */
  isWithheld: boolean;
}

type Moved = Pick<Application, "id" | "history">;
type Stored = StoredFields<
  "applicant-mails",
  Omit<WaitingMail, "leftMs" | "isWithheld"> & { step: string; state: string; attempts: number }
>;

/** The waiting mails of these applications, in the order in which they will be sent. */
export async function waitingMails(req: PayloadRequest, applications: readonly Moved[]): Promise<WaitingMail[]> {
  const now = Date.now();
  const unsent = await unsentMails(req, applications);
  return unsent
    .filter(({ state, undoUntil }) => state === "pending" && undoUntil > now)
    .map(({ id, application, to, subject, undoUntil, isOfLastStep }) => ({
      id,
      application,
      to,
      subject,
      undoUntil,
      leftMs: undoUntil - now,
      isWithheld: !isOfLastStep,
    }));
}

/** A mail that would not be sent if its application were moved now. */
export type WithheldMail = Pick<WaitingMail, "id" | "application" | "subject">;

/** The mails that a move of these applications would withhold: those that wait, also for another attempt. */
export async function withheldByMove(req: PayloadRequest, applications: readonly Moved[]): Promise<WithheldMail[]> {
  const now = Date.now();
  const unsent = await unsentMails(req, applications);
  return unsent
    .filter(({ state, isOfLastStep }) => state === "pending" && isOfLastStep)
    .filter(({ undoUntil, attempts }) => undoUntil > now || attempts > 0)
    .map(({ id, application, subject }) => ({ id, application, subject }));
}

/** The steps of an application whose mail is withheld. */
export async function stepsWithheld(req: PayloadRequest, application: Moved): Promise<Set<string>> {
  const unsent = await unsentMails(req, [application]);
  const withheld = unsent.filter(({ state, isOfLastStep }) => state === "withheld" || !isOfLastStep);
  return new Set(withheld.map(({ step }) => step));
}

async function unsentMails(req: PayloadRequest, applications: readonly Moved[]) {
  if (applications.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: "applicant-mails",
    where: {
      and: [
        { application: { in: applications.map(({ id }) => id) } },
        { step: { exists: true } },
        { state: { in: ["pending", "withheld"] } },
      ],
    },
    sort: "undoUntil",
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const histories = new Map(applications.map(({ id, history }) => [id, history]));
  return (docs as Stored[]).map((mail) => ({
    ...mail,
    isOfLastStep: isLastStep(histories.get(mail.application) ?? [], mail.step),
  }));
}
