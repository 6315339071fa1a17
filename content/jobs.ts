import { setTimeout as wait } from "node:timers/promises";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { deliverAccountMail, sweepAccountMail } from "./accounts/account-mail.ts";
import { type AlertDelivery, deliverAlerts } from "./alerts/alert-mail.ts";
import { announce } from "./alerts/announce.ts";
import { confirmWithinMs } from "./alerts/subscription-token.ts";
import { sweepSubscriptions } from "./alerts/subscriptions.ts";
import type { Applicants } from "./applications/apply/open-vacancy.ts";
import { scannedApplications } from "./applications/documents/stored-document.ts";
import { deliverApplicantMail, queueLink } from "./applications/mail/applicant-mail.ts";
import { scannedComplaints } from "./complaints/files/complaint-file.ts";
import { deliverComplaintMail, tellOverdue } from "./complaints/mails.ts";
import { deliverAnswers } from "./enquiries/mail/answer-mail.ts";
import { deliverContactMail } from "./enquiries/mail/contact-mail.ts";
import { readEnquirySettings } from "./enquiries/settings.ts";
import type { Environment } from "./environment.ts";
import { findFaqs } from "./faqs/faqs.ts";
import { deliverForumMail } from "./forum/mail/deliver.ts";
import { readRevisions } from "./forum/revision.ts";
import { sweepForum } from "./forum/sweep.ts";
import { cropOlderSlides } from "./home/slide-crops.ts";
import { deliverMemberMail, sweepMembers } from "./members/mails.ts";
import { outboxes } from "./outboxes.ts";
import { isClockDoubted } from "./platform/clock/doubt.ts";
import { deliverFaultMail } from "./platform/editorial/faults/fault-mail.ts";
import { queueMailFaults } from "./platform/editorial/faults/mail-faults.ts";
import { queueScheduleFaults } from "./platform/editorial/faults/tell-schedules.ts";
import { coversInStep } from "./platform/files/documents/covers-in-step.ts";
import { readWaitingTexts, readWorseTextsAgain } from "./platform/files/documents/text/read-waiting.ts";
import { sweepReceivedFiles } from "./platform/files/received-files.ts";
import { putBackReplaced } from "./platform/files/replaced-files.ts";
import { sweepDrafts } from "./platform/files/sweep-drafts.ts";
import { sweepUnnamed } from "./platform/files/sweep-orphans.ts";
import type { SendMail } from "./platform/mail/transport.ts";
import { recordInterruptedChanges } from "./platform/store/interrupted/interrupted-changes.ts";
import { innermost } from "./platform/store/retry.ts";
import { runSql, sql } from "./platform/store/sql.ts";
import { claim } from "./platform/store/state.ts";
import { logOnceAnHour } from "./repeated-faults.ts";
import { finishErasures } from "./retention/after-restore.ts";
import { eraseDaily } from "./retention/erase-daily.ts";
import type { Eraser } from "./retention/eraser.ts";
import { eraseOldCounts, type Look, type SearchCounter } from "./search/asked/search-counter.ts";
import { sweepUploads } from "./uploads/retention.ts";
import { queueScanFaults } from "./uploads/scanning/scan-faults.ts";
import { acceptWaiting, noteScanner, scanFiles } from "./uploads/scanning/scan-files.ts";

const everyMs = 1000;
/** How many mails are sent at once, so that one slow mail does not delay the others. */
const mailWorkers = 4;
const sweepEveryMs = 10 * 60_000;
/** How soon subscribers get a mail about a publication. */
const announceEveryMs = 5000;
/** How soon the staff get a mail about a failed schedule. */
const faultsEveryMs = 5000;
/** How soon editors see what was searched for. */
const countEveryMs = 5000;
/** How soon they see that something that was not found is found now. */
const lookEveryMs = 30_000;
/** How soon visitors see a change whose process was killed, once it is known to be dead. */
const interruptedEveryMs = 5000;
const hourMs = 3600_000;
const dayMs = 24 * hourMs;
/** How long a process may leave its claim on scheduled jobs unrenewed before it counts as dead. */
const scheduledClaimMs = 60_000;
/** How long stopping waits for a mail server that hangs: after it the claim lapses, and the mail is tried again. */
const stopPatienceMs = 5000;

export interface Jobs {
  /** Looks for work at once instead of within a second. */
  wake(): void;
  /** Mails a link to an application, if it exists. */
  sendLink(asked: { reference: string; email: string; locale: Locale }): void;
  /** Runs a task that nobody waits for; a failure is logged. */
  later(task: () => Promise<unknown>, failed: string): void;
  /** Begins nothing new; resolves when the current work is done, or after 5 s. */
  stop(): Promise<void>;
}

interface Work {
  payload: Payload;
  applicants: Applicants;
  /** The folder of the files of complaints. */
  complaintFiles: string;
  dataDir: string;
  eraser: Eraser;
  notice: AlertDelivery["notice"];
  send: SendMail;
  publicOrigin: string;
  clamd: Environment["clamd"];
  searches: { site: SearchCounter; faqs: SearchCounter; look: Look };
}

const faultLog = ({ logger }: Payload) =>
  logOnceAnHour((err) => logger.error({ err, msg: "A background job failed; it will be tried again." }));

/** Does the background work of this process: mails, scans of documents, sweeps, scheduled publishing. */
export function startJobs(work: Work): Jobs {
  const { payload, applicants, eraser, notice, send, publicOrigin } = work;
  const host = new URL(publicOrigin).hostname;
  const sender = async () => (await readEnquirySettings(payload, "en")).sender;
  const toApplicants = { ...applicants, send, publicOrigin };
  const stopping = new AbortController();
  let sleeping = new AbortController();
  const tasks = [
    ...Array.from({ length: mailWorkers }, () => () => deliverContactMail({ payload, send, host }, stopping.signal)),
    () => deliverAnswers({ payload, send, host }, stopping.signal),
    () => deliverAccountMail({ payload, send, publicOrigin }, stopping.signal),
    () => deliverToMembers({ ...applicants, send, publicOrigin }, stopping.signal),
    () => deliverComplaintMail(toApplicants, stopping.signal),
    ...trustingTasks(work, host),
    () => deliverApplicantMail(toApplicants, stopping.signal),
    () => deliverFaultMail({ payload, send, publicOrigin, sender }, stopping.signal),
    ...searchTasks(work, stopping.signal),
    () => deliverAlerts({ ...toApplicants, notice }, stopping.signal),
    ...coverTasks(payload, stopping.signal),
    occasionally(interruptedEveryMs, () => recordInterruptedChanges(payload)),
    occasionally(sweepEveryMs, () => cropOlderSlides(payload)),
    // Not held back by a doubted clock: these erasures have already begun.
    occasionally(sweepEveryMs, finishErasures(eraser)),
    occasionally(sweepEveryMs, () => putBackReplaced(payload, work.dataDir)),
    ...scanTasks(work, stopping.signal),
  ];

  const loop = async (task: () => Promise<unknown>) => {
    const logFault = faultLog(payload);
    while (!stopping.signal.aborted) {
      await task().catch(logFault);
      await wait(everyMs, undefined, { signal: AbortSignal.any([stopping.signal, sleeping.signal]) }).catch(() => {});
    }
  };
  const running = tasks.map(loop);
  // A user was told that these would be done.
  const promised = new Set<Promise<void>>();

  return {
    wake() {
      sleeping.abort();
      sleeping = new AbortController();
    },
    sendLink({ reference, email, locale }) {
      this.later(() => queueLink(toApplicants, reference, email, locale), "A link could not be written down.");
    },
    later(task, failed) {
      const done = task()
        .then(this.wake)
        .catch((error) => payload.logger.error({ err: innermost(error), msg: failed }))
        .finally(() => promised.delete(done));
      promised.add(done);
    },
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all([...running, ...promised]), wait(stopPatienceMs, undefined, { ref: false })]);
    },
  };
}

/**
 * Jobs that delete, publish or send mails by the clock, and cannot be undone: they are left out while the clock is
 * doubted.
 */
const trustingTasks = (work: Work, host: string) => {
  const { payload, applicants, complaintFiles, dataDir, eraser, publicOrigin } = work;
  return [
    () => runScheduled(payload),
    occasionally(announceEveryMs, () => announce(payload)),
    occasionally(faultsEveryMs, () => queueScheduleFaults(payload, publicOrigin)),
    occasionally(sweepEveryMs, () => queueFaults(payload, publicOrigin)),
    occasionally(sweepEveryMs, () => sweepMails(payload, { mails: applicants.mails, host })),
    occasionally(sweepEveryMs, () => sweepUploads(payload, applicants.uploads)),
    occasionally(sweepEveryMs, () => sweepUnnamed(payload, applicants.documents, scannedApplications.table)),
    occasionally(sweepEveryMs, () => sweepReceivedFiles(dataDir)),
    occasionally(sweepEveryMs, () => sweepUnnamed(payload, complaintFiles, scannedComplaints.table)),
    occasionally(sweepEveryMs, () => eraseDaily(eraser)),
    occasionally(dayMs, () => eraseOldCounts(payload)),
  ].map((task) => async () => {
    if (!(await isClockDoubted(payload))) await task();
  });
};

const coverTasks = (payload: Payload, stopping: AbortSignal) => {
  const inStep = coversInStep(payload);
  return [() => inStep(stopping)];
};

/** Background work for the search: reads the texts of documents, and writes down what was searched for. */
const searchTasks = ({ payload, applicants, searches: { site, faqs, look } }: Work, stopping: AbortSignal) => [
  occasionally(dayMs, () => readWorseTextsAgain(payload)),
  () => readWaitingTexts(payload, applicants.judge, stopping),
  occasionally(countEveryMs, () => site.write(payload, look)),
  occasionally(lookEveryMs, async () => {
    const { content, forum } = await readRevisions(payload);
    await site.lookAgain(payload, look, `${content}.${forum}`);
  }),
  occasionally(countEveryMs, () => faqs.write(payload, (words) => findFaqs(payload, words))),
];

const queueFaults = (payload: Payload, publicOrigin: string) =>
  Promise.all([
    queueMailFaults(payload, publicOrigin, outboxes),
    queueScanFaults(payload, publicOrigin, [scannedApplications, scannedComplaints]),
  ]);

const scanTasks = ({ payload, applicants, complaintFiles, clamd }: Work, stopping: AbortSignal) => {
  const scanned = [
    { payload, folder: applicants.documents, rows: scannedApplications },
    { payload, folder: complaintFiles, rows: scannedComplaints },
  ];
  if (!clamd) return scanned.map((rows) => occasionally(sweepEveryMs, () => acceptWaiting(rows)));
  return [
    occasionally(sweepEveryMs, () => noteScanner(payload)),
    ...scanned.map((rows) => () => scanFiles(rows, clamd, stopping)),
  ];
};

/** Mails about accounts first, then those about posts. */
const deliverToMembers = async (...delivery: Parameters<typeof deliverMemberMail>): Promise<void> => {
  await deliverMemberMail(...delivery);
  await deliverForumMail(...delivery);
};

const sweepMails = (payload: Payload, traces: Parameters<typeof sweepMembers>[1]) =>
  Promise.all([
    sweepSubscriptions(payload, traces, confirmWithinMs),
    sweepAccountMail(payload, traces),
    sweepMembers(payload, traces),
    sweepForum(payload, traces),
    tellOverdue(payload),
    sweepDrafts(traces.mails),
  ]);

/** A task that runs at once, and then no more often than `everyMs`, even if the clock is changed. */
function occasionally(everyMs: number, task: () => Promise<unknown>): () => Promise<unknown> {
  let dueAt = 0;
  return async () => {
    if (performance.now() < dueAt) return;
    await task();
    dueAt = performance.now() + everyMs;
  };
}

/** Runs Payload's own queue, for scheduled publishing, in one process at a time. */
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
  // A renewal that fails is as good as none: the claim lapses.
  const renew = () => void claim(payload, "scheduled-jobs", scheduledClaimMs).catch(() => {});
  const renewing = setInterval(renew, scheduledClaimMs / 4);
  try {
    // The former holder has not renewed its claim for a minute: it is taken for dead, and a job that it marked as running begins again.
    const [abandoned, ahead] = [-scheduledClaimMs, hourMs].map((ms) => new Date(now.getTime() + ms).toISOString());
    await runSql(
      payload,
      sql`UPDATE payload_jobs SET processing = false
          WHERE processing = true AND (updated_at < ${abandoned} OR updated_at > ${ahead})`,
    );
    await payload.jobs.run({ queue: "default", limit: 20, overrideAccess: true, silent: true });
  } finally {
    clearInterval(renewing);
  }
}
