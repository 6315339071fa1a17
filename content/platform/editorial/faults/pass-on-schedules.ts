import { randomUUID } from "node:crypto";
import { suffixed } from "@setu/contract/text/suffixed";
import type { CollectionAfterDeleteHook, CollectionConfig, PayloadRequest } from "payload";
import { nepalTime } from "../../../calendar/nepal-time.ts";
import { nameOf } from "./places.ts";
import { queueFaultMail } from "./queue-fault-mail.ts";
import { placeOf, type Schedule, schedulesBy } from "./schedules.ts";

/** Has the owner who deletes an account carry out what it had scheduled, and mails them a list: Payload refuses the schedules of nobody. */
const passOn: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const { payload, user } = req;
  if (user?.collection !== "users" || Number(user.id) === Number(id)) return;
  const schedules = await schedulesBy(payload, Number(id), req);
  if (schedules.length === 0) return;
  const by = { relationTo: "users", value: Number(user.id) };
  for (const { id: job, input } of schedules) {
    const data = { input: { ...input, user: by } };
    await payload.update({ collection: "payload-jobs", id: job, data, depth: 0, overrideAccess: true, req });
  }
  const key = `schedules-passed-on-${randomUUID()}`;
  const reader = { id: Number(user.id), email: String(user["email"]) };
  await queueFaultMail(payload, [reader], {
    key,
    faults: [key],
    ...(await mailOf(req, String(doc["name"]), schedules)),
  });
};

async function mailOf({ payload }: PayloadRequest, name: string, schedules: readonly Schedule[]) {
  const lines = { en: [] as string[], ne: [] as string[] };
  for (const schedule of schedules) {
    const place = placeOf(schedule);
    if (!place || !schedule.waitUntil) continue;
    const { name: title } = await nameOf(payload, place);
    const at = nepalTime(new Date(schedule.waitUntil)).slice(0, 16).replace("T", " ");
    const isWithdrawal = schedule.input.type === "unpublish";
    lines.en.push(`- “${title.en}”, ${at}: ${isWithdrawal ? "withdraw" : "publish"}`);
    lines.ne.push(`- “${title.ne}”, ${at}: ${isWithdrawal ? "हटाउने" : "प्रकाशित गर्ने"}`);
  }
  return {
    subject: "मेटाइएको खाताले तोकेका समय · Scheduled by a deleted account",
    text: [
      `तपाईंले ${suffixed(name, "को")} खाता मेटाउनुभयो। उहाँले समय तोकेका यी काम अब तपाईंको नाममा हुन्छन्। नचाहिएमा सामग्री खोलेर समय रद्द गर्नुहोस्।`,
      ...lines.ne,
      "",
      `The account of ${name} was deleted by you. What it had scheduled is now carried out in your name. Open an item to cancel its schedule.`,
      ...lines.en,
    ].join("\n"),
  };
}

/** The staff's accounts: what one that is deleted had scheduled passes to the owner who deletes it. */
export const withSchedulesPassedOn = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, afterDelete: [...(config.hooks?.afterDelete ?? []), passOn] },
});
