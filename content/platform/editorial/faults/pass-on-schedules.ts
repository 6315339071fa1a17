import { randomUUID } from "node:crypto";
import { suffixed } from "@setu/contract/text/suffixed";
import type { CollectionAfterDeleteHook, CollectionConfig, PayloadRequest } from "payload";
import { dayAndTime } from "../../../calendar/moment-text.ts";
import { nameOf } from "./places.ts";
import { queueFaultMail } from "./queue-fault-mail.ts";
import { placeOf, type Schedule, schedulesBy } from "./schedules.ts";

/**
 * Passes a deleted account's schedules to an owner, and mails them a list: Payload refuses schedules without an
 * account. It is the owner who deletes it, or, once that account is deleted too, the earliest of the others: one always
 * stays.
 */
const passOn: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const { payload, user } = req;
  if (user?.collection !== "users") return;
  const schedules = await schedulesBy(payload, Number(id), req);
  if (schedules.length === 0) return;
  const heir = await heirOf(req, Number(user.id));
  if (!heir) return;
  const by = { relationTo: "users", value: heir.id };
  for (const { id: job, input } of schedules) {
    const data = { input: { ...input, user: by } };
    await payload.update({ collection: "payload-jobs", id: job, data, depth: 0, overrideAccess: true, req });
  }
  const key = `schedules-passed-on-${randomUUID()}`;
  await queueFaultMail(payload, [heir], {
    key,
    faults: [key],
    ...(await mailOf(req, { name: String(doc["name"]), isOwn: Number(user.id) === Number(id), schedules })),
  });
};

async function heirOf(req: PayloadRequest, deleter: number): Promise<{ id: number; email: string } | undefined> {
  const { docs } = await req.payload.find({
    ...{ collection: "users", where: { role: { equals: "owner" } }, sort: "id", limit: 0 },
    ...{ depth: 0, overrideAccess: true, req },
  });
  const owners = docs.map(({ id, email }) => ({ id: Number(id), email }));
  return owners.find(({ id }) => id === deleter) ?? owners[0];
}

interface Deleted {
  name: string;
  /** Whether its owner deleted it. */
  isOwn: boolean;
  schedules: readonly Schedule[];
}

async function mailOf({ payload }: PayloadRequest, { name, isOwn, schedules }: Deleted) {
  const lines = { en: [] as string[], ne: [] as string[] };
  for (const schedule of schedules) {
    const place = placeOf(schedule);
    if (!place || !schedule.waitUntil) continue;
    const { name: title } = await nameOf(payload, place);
    const at = new Date(schedule.waitUntil);
    const isWithdrawal = schedule.input.type === "unpublish";
    lines.en.push(`- “${title.en}”, ${dayAndTime(at, "en")}: ${isWithdrawal ? "withdraw" : "publish"}`);
    lines.ne.push(`- “${title.ne}”, ${dayAndTime(at, "ne")}: ${isWithdrawal ? "हटाउने" : "प्रकाशित गर्ने"}`);
  }
  return {
    subject: "मेटाइएको खाताले तोकेका समय · Scheduled by a deleted account",
    text: [
      `${isOwn ? `${suffixed(name, "ले")} आफ्नो खाता मेटाउनुभयो।` : `तपाईंले ${suffixed(name, "को")} खाता मेटाउनुभयो।`} उहाँले समय तोकेका यी काम अब तपाईंको नाममा हुन्छन्। नचाहिएमा सामग्री खोलेर समय रद्द गर्नुहोस्।`,
      ...lines.ne,
      "",
      `${isOwn ? `${name} deleted their own account.` : `The account of ${name} was deleted by you.`} What it had scheduled is now carried out in your name. Open an item to cancel its schedule.`,
      ...lines.en,
    ].join("\n"),
  };
}

/** The staff's accounts: the schedules of a deleted one pass to an owner. */
export const withSchedulesPassedOn = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, afterDelete: [...(config.hooks?.afterDelete ?? []), passOn] },
});
