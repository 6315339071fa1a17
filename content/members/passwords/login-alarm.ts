import { devanagariDigits } from "@setu/contract/digits";
import { isFrontApiError } from "@setu/contract/errors";
import type { Payload } from "payload";
import { isoDay, nepalDay } from "../../calendar/nepal-time.ts";
import { ownersOf, queueFaultMail } from "../../platform/editorial/faults/queue-fault-mail.ts";

/** More failed sign-ins than this on the whole site are an attack. */
const mostFailures = 200;
const minuteMs = 60_000;
/** The time in which they are counted. */
const minutes = 10;

/** The codes of a sign-in that failed, or was refused after others had failed. */
const failures: ReadonlySet<string> = new Set(["signedOut", "tooManyRequests", "unavailable"]);

const text = (count: number) =>
  [
    `पछिल्लो १० मिनेटमा वेबसाइटमा सदस्यको लग इन ${devanagariDigits(count)} भन्दा बढी पटक असफल भयो। कसैले पासवर्ड अनुमान गरिरहेको हुन सक्छ।`,
    "केही गर्नु पर्दैन: एउटा खातामा १५ मिनेटमा १० भन्दा बढी प्रयास गर्न मिल्दैन, र सदस्यका चिनिएका उपकरण चलिरहन्छन्। हेर्ने ठाउँ: सर्भरको लग।",
    "",
    `In the last 10 minutes, more than ${count} sign-ins of members have failed on the website. Somebody may be guessing passwords.`,
    "Nothing has to be done: an account allows 10 attempts in 15 minutes, and members' known devices go on working. Where to look: the server's log.",
  ].join("\n");

/** Watches for floods of failed sign-ins, in this process. */
export class LoginAlarm {
  /** Failures by minute, of the last ten minutes. */
  readonly #counts = new Map<number, number>();
  #isRaised = false;

  /** Counts a failed sign-in. Returns true when there have just become too many, and not again until they have stopped. */
  fails(now = Date.now()): boolean {
    const minute = Math.floor(now / minuteMs);
    this.#counts.set(minute, (this.#counts.get(minute) ?? 0) + 1);
    for (const each of this.#counts.keys()) if (each <= minute - minutes) this.#counts.delete(each);
    const isFlood = [...this.#counts.values()].reduce((sum, count) => sum + count, 0) > mostFailures;
    const isNew = isFlood && !this.#isRaised;
    this.#isRaised = isFlood;
    return isNew;
  }
}

export const isFailedSignIn = (error: unknown): boolean => isFrontApiError(error) && failures.has(error.code);

/** Writes to the log and to the owners that somebody is guessing passwords: one mail a day, from however many processes. */
export async function tellOfFlood(payload: Payload, now = new Date()): Promise<void> {
  payload.logger.warn(`More than ${mostFailures} sign-ins of members have failed within ${minutes} minutes.`);
  const key = `sign-ins-${isoDay(nepalDay(now))}`;
  await queueFaultMail(payload, await ownersOf(payload), {
    key,
    faults: [key],
    subject: "धेरै असफल लग इन · A flood of failed sign-ins",
    text: text(mostFailures),
  });
}
