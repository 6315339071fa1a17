import { randomUUID } from "node:crypto";
import type { GlobalAfterChangeHook, PayloadRequest } from "payload";
import { userName } from "../platform/access/user-name.ts";
import { queueFaultMail } from "../platform/editorial/faults/queue-fault-mail.ts";
import { storedGlobal } from "../platform/editorial/stored-item.ts";
import { type Account, type Appointed, accountsOf, idsIn } from "./handlers.ts";

type Settings = Record<string, unknown>;
type Handlers = Pick<Appointed, "handlers" | "secondHandlers">;

const appointedBy = (settings: Settings): Handlers => ({
  handlers: idsIn(settings["handlers"]),
  secondHandlers: idsIn(settings["secondHandlers"]),
});

/**
 * Mails all present and former handlers when somebody is appointed or removed, so that nobody can start to read complaints
 * unnoticed.
 */
export const tellAppointments: GlobalAfterChangeHook = async ({ doc, previousDoc, global, context, req }) => {
  // The sample content's handlers are appointed by nobody: the first start sends no mail.
  if (!req.user) return;
  // After a version was restored, Payload passes the row of the new version, which has no handlers of its own.
  const saved = context["isRestoringVersion"] ? await storedGlobal(req, global.slug, { draft: false }) : doc;
  const [before, now] = [appointedBy(previousDoc ?? {}), appointedBy(saved)];
  if (JSON.stringify(before) === JSON.stringify(now)) return;
  const everybody = await accountsOf(
    req.payload,
    [before, now].flatMap(({ handlers, secondHandlers }) => [...handlers, ...secondHandlers]),
  );
  await mailAppointments(req, everybody, now);
};

/** Mails these accounts the names of the present handlers, of whom each has an account among them. */
export async function mailAppointments(req: PayloadRequest, accounts: Account[], now: Handlers): Promise<void> {
  const key = `appointed-${randomUUID()}`;
  await queueFaultMail(req.payload, accounts, { key, faults: [key], ...appointmentMail(userName(req), accounts, now) });
}

function appointmentMail(by: string, accounts: Account[], { handlers, secondHandlers }: Handlers) {
  const named = (ids: number[]) =>
    accounts
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(", ") || "–";
  const [first, second] = [named(handlers), named(secondHandlers)];
  return {
    subject: "गुनासो हेर्ने व्यक्ति फेरिनुभयो · Who handles complaints has changed",
    text: [
      `गुनासो हेर्ने व्यक्तिको सूची ${by}ले फेर्नुभयो।`,
      `गुनासो हेर्ने: ${first}`,
      `दोस्रो तहका व्यक्ति: ${second}`,
      "",
      `${by} has changed who handles complaints.`,
      `Handlers: ${first}`,
      `Second handlers: ${second}`,
    ].join("\n"),
  };
}
