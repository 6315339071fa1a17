import { randomUUID } from "node:crypto";
import { suffixed } from "@setu/contract/text/suffixed";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from "payload";
import { refused } from "../platform/access/refused.ts";
import { userName } from "../platform/access/user-name.ts";
import { queueFaultMail } from "../platform/editorial/faults/queue-fault-mail.ts";
import { mailAppointments } from "./appointments.ts";
import { type Account, type Appointed, accountsOf, readAppointed } from "./handlers.ts";

/** The state that the hooks of one request share: a request may change or delete several accounts at once. */
interface Noted {
  newPasswords: Set<number>;
  deleted: Set<number>;
  /** The handlers before each deleted one of them was deleted. */
  before: Map<number, { appointed: Appointed; accounts: Account[] }>;
}
const place = Symbol("the accounts of handlers");
const notedIn = ({ context }: PayloadRequest): Noted => {
  const kept = context as { [place]?: Noted };
  kept[place] ??= { newPasswords: new Set(), deleted: new Set(), before: new Map() };
  return kept[place];
};

/** Payload removes the password before the hooks after a change. */
const noteNewPassword: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === "update" && data["password"]) notedIn(req).newPasswords.add(Number(originalDoc?.["id"]));
  return data;
};

/**
 * Mails all handlers, this one at the address before, when somebody else changes the password or the email address of a handler's
 * account: with it, they could read complaints unnoticed.
 */
const tellTakeover: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const id = Number(doc["id"]);
  if (operation !== "update" || !req.user || (req.user.collection === "users" && Number(req.user.id) === id)) return;
  const changed = { password: notedIn(req).newPasswords.has(id), email: doc["email"] !== previousDoc["email"] };
  if (!changed.password && !changed.email) return;
  const { handlers, secondHandlers } = await readAppointed(req.payload);
  const all = [...handlers, ...secondHandlers];
  if (!all.includes(id)) return;
  const others = (await accountsOf(req.payload, all)).filter((account) => account.id !== id);
  const key = `handler-account-${randomUUID()}`;
  const mail = { key, faults: [key], ...takeoverMail(userName(req), String(doc["name"]), changed) };
  await queueFaultMail(req.payload, [{ id, email: String(previousDoc["email"]) }, ...others], mail);
};

function takeoverMail(by: string, name: string, { password, email }: { password: boolean; email: boolean }) {
  const ne = [password && "पासवर्ड", email && "इमेल ठेगाना"].filter(Boolean).join(" र ");
  const en = [password && "password", email && "email address"].filter(Boolean).join(" and the ");
  return {
    subject: "गुनासो हेर्ने व्यक्तिको खाता फेरियो · A complaint handler’s account has changed",
    text: [
      `गुनासो हेर्ने ${suffixed(name, "को")} खाताको ${ne} ${suffixed(by, "ले")} फेर्नुभयो।`,
      "यस खाताबाट गुनासो पढ्न सकिन्छ। खाता भएका व्यक्तिलाई थाहा नदिई फेरिएको हो भने गुनासो हेर्ने अन्य व्यक्तिलाई भन्नुहोस्।",
      "",
      `${by} has changed the ${en} of the account of ${name}, who handles complaints.`,
      "Complaints can be read with this account. If its holder did not know of the change, tell the other handlers.",
    ].join("\n"),
  };
}

/**
 * Refuses to delete the last account of a kind of handlers: nobody could read the complaints then.
 * @throws APIError 409.
 */
const keepLastHandler: CollectionBeforeDeleteHook = async ({ id: given, req }) => {
  const id = Number(given);
  const { deleted, before } = notedIn(req);
  deleted.add(id);
  const appointed = await readAppointed(req.payload);
  const { handlers, secondHandlers } = appointed;
  const isLast = (kind: number[]) => kind.includes(id) && kind.every((one) => deleted.has(one));
  if (isLast(handlers) || isLast(secondHandlers)) {
    deleted.delete(id);
    throw refused(
      req,
      409,
      "This is the last account that handles complaints, or the last second handler: appoint somebody else under “Complaints: settings” first.",
      "यो गुनासो हेर्ने वा दोस्रो तहको अन्तिम व्यक्तिको खाता हो: पहिले “गुनासो: सेटिङ” मा अरू कसैलाई तोक्नुहोस्।",
    );
  }
  const all = [...handlers, ...secondHandlers];
  if (all.includes(id)) before.set(id, { appointed, accounts: await accountsOf(req.payload, all) });
};

const tellDeletion: CollectionAfterDeleteHook = async ({ id, req }) => {
  const { before: noted, deleted } = notedIn(req);
  const before = noted.get(Number(id));
  if (!before || !req.user) return;
  const others = (ids: number[]) => ids.filter((one) => !deleted.has(one));
  const { handlers, secondHandlers } = before.appointed;
  await mailAppointments(req, before.accounts, {
    handlers: others(handlers),
    secondHandlers: others(secondHandlers),
  });
};

/** The staff's accounts: nobody takes over or deletes a complaint handler's without the other handlers being told. */
export const withHandlersGuarded = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: {
    ...config.hooks,
    beforeChange: [...(config.hooks?.beforeChange ?? []), noteNewPassword],
    afterChange: [...(config.hooks?.afterChange ?? []), tellTakeover],
    beforeDelete: [...(config.hooks?.beforeDelete ?? []), keepLastHandler],
    afterDelete: [...(config.hooks?.afterDelete ?? []), tellDeletion],
  },
});
