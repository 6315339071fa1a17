import type { Payload } from "payload";
import { isClockDoubted } from "../clock/doubt.ts";
import type { MailState } from "./mail-state.ts";

/** The age at which a mail is given up, which its row records. */
const giveUpAfterMs = 3 * 24 * 3600_000;

/** The pause before the next attempt: 5 s, then twice as long each time, up to 5 min. After any outage, mail flows again within 5 min. */
export const pauseMs = (attempts: number): number => Math.min(5000 * 2 ** Math.min(attempts, 10), 300_000);

/** Whether a mail is given up if it fails again. None is while the clock is doubted. */
export const isTooOld = async (payload: Payload, createdAt: string, keptMs = giveUpAfterMs): Promise<boolean> =>
  Date.now() - Date.parse(createdAt) > keptMs && !(await isClockDoubted(payload));

/** Tries to send a pending mail, and returns its new state. */
export async function attempt(mail: MailState, tooOld: boolean, send: () => Promise<void>): Promise<MailState> {
  if (mail.state !== "pending") return mail;
  const attempts = mail.attempts + 1;
  try {
    await send();
    return { ...mail, state: "sent", attempts, problem: null, sentAt: new Date().toISOString() };
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 300) : "unknown";
    return { ...mail, state: tooOld ? "failed" : "pending", attempts, problem };
  }
}
