import type { PayloadRequest } from "payload";
import type { StoredFields } from "../../model/item.ts";

/** A mail about a stage that can still be undone. */
export interface WaitingMail {
  id: number;
  application: number;
  to: string;
  subject: string;
  undoUntil: number;
  /** Time left by the server's clock, in ms: the screen's clock may be wrong. */
  leftMs: number;
}

/** The waiting mails of these applications, in the order in which they will be sent. */
export async function waitingMails(req: PayloadRequest, applications: readonly number[]): Promise<WaitingMail[]> {
  if (applications.length === 0) return [];
  const now = Date.now();
  const { docs } = await req.payload.find({
    collection: "applicant-mails",
    where: {
      and: [
        { application: { in: [...applications] } },
        { state: { equals: "pending" } },
        { undoUntil: { greater_than: now } },
      ],
    },
    sort: "undoUntil",
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  return (docs as StoredFields<"applicant-mails", Omit<WaitingMail, "leftMs">>[]).map(
    ({ id, application, to, subject, undoUntil }) => ({
      id,
      application,
      to,
      subject,
      undoUntil,
      leftMs: undoUntil - now,
    }),
  );
}
