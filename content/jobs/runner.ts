import { setTimeout as wait } from "node:timers/promises";
import type { Payload } from "payload";
import type { SendMail } from "../mail/transport.ts";
import { innermost } from "../system/retry.ts";
import { runSql, sql } from "../system/sql.ts";
import { claim } from "../system/state.ts";
import { deliverContactMail } from "./contact-mail.ts";

const everyMs = 1000;
/** How many messages are worked on at once: one slow mail does not hold up the others. */
const mailWorkers = 4;
const scheduledClaimMs = 60_000;
/** A scheduled job still marked as running after this long died with its process. */
const abandonedAfterMs = 600_000;
/** A mail server that hangs does not hold up a restart: the claim lapses, and the mail is tried again. */
const stopPatienceMs = 5000;

interface Runner {
  /** Looks for work at once instead of within a second. */
  wake(): void;
  /** Takes nothing new; resolves when the work in hand is done, or within 5 s. */
  stop(): Promise<void>;
}

/** Does the background work of this process: mail about messages, and scheduled publishing. */
export function startJobs(payload: Payload, send: SendMail, host: string): Runner {
  const stopping = new AbortController();
  let sleeping = new AbortController();
  const tasks = [
    ...Array.from({ length: mailWorkers }, () => () => deliverContactMail({ payload, send, host }, stopping.signal)),
    () => runScheduled(payload),
  ];

  const loop = async (task: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      await task().catch((error) =>
        payload.logger.error({ err: innermost(error), msg: "A background job failed; it will be tried again." }),
      );
      await wait(everyMs, undefined, { signal: AbortSignal.any([stopping.signal, sleeping.signal]) }).catch(() => {});
    }
  };
  const running = tasks.map(loop);

  return {
    wake() {
      sleeping.abort();
      sleeping = new AbortController();
    },
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(running), wait(stopPatienceMs, undefined, { ref: false })]);
    },
  };
}

/** Payload's own queue, for scheduled publishing. One process at a time works on it. */
async function runScheduled(payload: Payload): Promise<void> {
  const now = new Date();
  const due = await payload.find({
    collection: "payload-jobs",
    where: {
      and: [
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: now.toISOString() } }] },
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  if (due.docs.length === 0 || !(await claim(payload, "scheduled-jobs", scheduledClaimMs))) return;
  const abandoned = new Date(now.getTime() - abandonedAfterMs).toISOString();
  await runSql(
    payload,
    sql`UPDATE payload_jobs SET processing = false WHERE processing = true AND updated_at < ${abandoned}`,
  );
  await payload.jobs.run({ queue: "default", limit: 20, overrideAccess: true, silent: true });
}
