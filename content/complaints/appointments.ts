import type { GlobalAfterChangeHook, PayloadRequest } from "payload";
import { userName } from "../platform/access/user-name.ts";
import { queueFaultMail } from "../platform/editorial/faults/queue-fault-mail.ts";
import { accountsOf, idsIn } from "./handlers.ts";

type Settings = Record<string, unknown>;

const appointedBy = (settings: Settings) => ({
  handlers: idsIn(settings["handlers"]),
  secondHandlers: idsIn(settings["secondHandlers"]),
});

/**
 * Mails all present and former handlers when somebody is appointed or removed, so that nobody can start to read complaints
 * unnoticed.
 */
export const tellAppointments: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, now] = [appointedBy(previousDoc ?? {}), appointedBy(doc)];
  // The sample content's handlers are appointed by nobody: the first start sends no mail.
  if (!req.user || JSON.stringify(before) === JSON.stringify(now)) return;
  const everybody = await accountsOf(
    req.payload,
    [before, now].flatMap(({ handlers, secondHandlers }) => [...handlers, ...secondHandlers]),
  );
  const key = `appointed-${Date.now()}`;
  await queueFaultMail(req.payload, everybody, { key, faults: [key], ...(await appointmentMail(req, now)) });
};

async function appointmentMail(req: PayloadRequest, { handlers, secondHandlers }: ReturnType<typeof appointedBy>) {
  const named = async (ids: number[]) => (await accountsOf(req.payload, ids)).map(({ name }) => name).join(", ") || "–";
  const [first, second, by] = [await named(handlers), await named(secondHandlers), userName(req)];
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
