import path from "node:path";
import type { Readable } from "node:stream";
import type { FrontApi } from "@setu/contract/calls/front-api";
import type { ReadParameters } from "@setu/contract/calls/reads";
import type { Locale } from "@setu/contract/locale";
import type { UploadRequest, UploadState } from "@setu/contract/uploads";
import { getPayload, type Payload } from "payload";
import { signedSession } from "./accounts/staff-token.ts";
import { type Address, addresses } from "./addresses.ts";
import { type Applicants, openVacancy } from "./applications/apply/open-vacancy.ts";
import { type ApplicationExport, exportApplication } from "./applications/mine/export-application.ts";
import { applicationTracesIn } from "./applications/traces.ts";
import { complaintDocuments } from "./complaints/complaint-form.ts";
import { complaintFilesIn } from "./complaints/files/complaint-file.ts";
import { buildContentConfig } from "./config.ts";
import { closeDatabase } from "./database.ts";
import { type Environment, StartError } from "./environment.ts";
import { readRevisions } from "./forum/revision.ts";
import { albumRows } from "./galleries/rows.ts";
import { embedOrigin } from "./home/home.ts";
import { startJobs } from "./jobs.ts";
import { checkSecret } from "./known-secret.ts";
import { type MailFigures, mailFigures } from "./mail-figures.ts";
import { migrate } from "./migrations/migrate.ts";
import { newsRows } from "./news/rows.ts";
import { notice, noticeRows } from "./notices/notices.ts";
import { personRows } from "./people/rows.ts";
import { isWithheldCv } from "./people/withheld-cv.ts";
import { issueFormToken } from "./platform/access/form-token.ts";
import { workingCopies } from "./platform/editorial/drafts/working-copies.ts";
import { Judge } from "./platform/files/bounded/judge.ts";
import { hasPrlimit } from "./platform/files/bounded/limited-process.ts";
import { countDownload } from "./platform/files/documents/count-download.ts";
import { type PublicDocument, publicDocument } from "./platform/files/documents/public-document.ts";
import { documentTexts } from "./platform/files/documents/text/document-texts.ts";
import { type AskedPicture, sharePicture } from "./platform/files/pictures/share-picture.ts";
import { keepPrivate } from "./platform/files/private-data.ts";
import { mailTransport } from "./platform/mail/transport.ts";
import { systemChanges } from "./platform/store/changes.ts";
import { isLostConnection } from "./platform/store/lost-connection.ts";
import { oneAtATime } from "./platform/store/one-at-a-time.ts";
import { innermost } from "./platform/store/retry.ts";
import { noteTime, readRevision, systemState } from "./platform/store/state.ts";
import { systemNames } from "./platform/store/used-names.ts";
import { withPauses } from "./platform/store/with-pauses.ts";
import { privateCallsOf } from "./private-calls.ts";
import { projectRows } from "./projects/rows.ts";
import { readsOf } from "./reads.ts";
import { reportRows } from "./reports/reports.ts";
import { retentionIn } from "./retained.ts";
import { eraseAgain } from "./retention/after-restore.ts";
import { SearchCounter, type SearchScope } from "./search/asked/search-counter.ts";
import { type SearchName, SiteSearch } from "./search/site-search.ts";
import type { Encoding, WrittenAnswer } from "./search/written.ts";
import { searched } from "./searched.ts";
import { makeFirstOwner } from "./seed/first-owner.ts";
import { beginEmpty, seeded } from "./seed/seed.ts";
import { seedApart } from "./seed/seed-apart.ts";
import { isDiskFull, isForbidden } from "./unwritable.ts";
import {
  beginUpload,
  continueUpload,
  type Receiver,
  type Sender,
  takeDocument,
  uploadState,
} from "./uploads/receive.ts";
import { vacancy } from "./vacancies/careers.ts";
import { vacancyRows } from "./vacancies/rows.ts";

/** The content of a site, ready for use by one process. */
export interface Content {
  /** Whether an error says that a connection to the database was lost. */
  isLostConnection(error: unknown): boolean;
  api: FrontApi;
  /** Every published item that has a page of its own. */
  addresses(): Promise<Address[]>;
  issueFormToken(): string;
  /** The document of this file name, if visitors may have it. */
  document(filename: string): Promise<PublicDocument | undefined>;
  /** A picture as JPEG for shared links; undefined for one that visitors may not have. */
  sharePicture(asked: AskedPicture): Promise<Buffer | undefined>;
  /** Counts a download of a document. */
  countDownload(filename: string): Promise<void>;
  /** The one origin whose page may be shown in a frame, as set by an editor. */
  embedOrigin(): Promise<string | undefined>;
  /** Grows with every change to published content. Rejects while the database does not answer. */
  revision(): Promise<number>;
  /** This revision and the forum's, which grows with every change to what is read there. */
  revisions(): Promise<{ content: number; forum: number }>;
  /** The mails that wait, and those that were given up. */
  mailFigures(): Promise<MailFigures>;
  /** Writes a little, for monitoring. Rejects when the database takes no writes. */
  tryWrite(): Promise<void>;
  /** Uploads of applicants' documents. */
  uploads: UploadCalls;
  /** Everything that is held about an application, as an archive; rejects with `forbidden` for an invalid link. */
  exportApplication(link: string, locale: Locale): Promise<ApplicationExport>;
  /** The slugs that the staff's screens may call in the back office's API; `uploads` are the collections that keep files. */
  staffApi: { collections: string[]; globals: string[]; uploads: string[] };
  /** The session of a staff cookie, if it is valid and has not expired. */
  staffSession(token: string): string | undefined;
  /** Reads the rows that lists are filtered by, while visitors are answered; pages that show them wait for them. */
  warm(): Promise<void>;
  /** Whether it is reading them. */
  isWarming(): boolean;
  /** Opens or builds the search index in the background; otherwise the first search does. */
  startSearch(): void;
  /** The answer of a search's call as it is sent, written and compressed in the thread of the index. */
  writtenSearch(
    name: SearchName,
    locale: Locale,
    parameters: ReadParameters | undefined,
    encoding: Encoding,
  ): Promise<WrittenAnswer>;
  /** Counts a search that a visitor made, for editors. */
  countSearch(typed: string, scope: SearchScope): void;
  /** Finishes the background work in hand, then lets go of the database. */
  close(): Promise<void>;
  /** For tests that look behind the operations. */
  payload: Payload;
}

/** A file in pieces, over connections that may break. */
export interface UploadCalls {
  begin(announced: UploadRequest, sender: Sender): Promise<UploadState>;
  state(id: string, locale: Locale): Promise<UploadState>;
  add(id: string, bytes: Sender & { offset: number; stream: Readable }): Promise<UploadState>;
  /** Takes a whole file from a form without JavaScript. */
  take(document: Omit<UploadRequest, "size">, bytes: Sender & { stream: Readable }): Promise<UploadState>;
}

/** Whether a collection is Payload's own, or one of ours without a screen. */
const isInternal = (slug: string) =>
  slug.startsWith("payload-") ||
  [systemState.slug, systemChanges.slug, systemNames.slug, workingCopies.slug, documentTexts.slug].includes(slug);

/** Reports of a start before it is ready. */
export interface Starting {
  /** Receives the reason for a delay: the database is not reachable yet, or another process is starting. */
  onWait?(reason: string): void;
  /** Receives the first owner's password if one was generated just now; it is nowhere else in plain text. */
  onFirstOwner?(password: string): void;
}

/**
 * Opens the database, migrates its schema, seeds an empty site, makes the first owner and starts the background work: in
 * this order, before any visitor is answered.
 * @throws SettingsError when a setting does not fit the data; StartError when the disk is full or its files are another account's.
 */
export async function openContent(env: Environment, starting: Starting = {}): Promise<Content> {
  const onWait = (reason: string) => starting.onWait?.(reason);
  const { payload, eraser } = await oneAtATime(env, onWait, () => prepareContent(env, starting)).catch(
    tellUnusable(env.dataDir),
  );
  if (!hasPrlimit) {
    payload.logger.warn("There is no prlimit (package util-linux): files are judged without a bound on their memory.");
  }
  const applicants = applicantsAt(payload, env);
  const complaintFiles = complaintFilesIn(env);
  const siteSearch = new SiteSearch({ payload, env, searched });
  const searches = { site: new SearchCounter("site"), faqs: new SearchCounter("faqs") };
  const jobs = startJobs({
    payload,
    complaintFiles,
    dataDir: env.dataDir,
    applicants,
    eraser,
    notice: (locale, parameters) => notice(payload, locale, parameters),
    send: mailTransport(env, (fault) => payload.logger.error(fault)),
    publicOrigin: env.publicOrigin,
    clamd: env.clamd,
    searches: { ...searches, look: (words) => siteSearch.finds(words) },
  });

  return {
    api: {
      ...readsOf(payload, siteSearch),
      ...privateCallsOf({ payload, secret: env.secret, applicants, jobs, complaintFiles }),
    },
    exportApplication: (link, locale) => exportApplication(applicants, link, locale),
    uploads: uploadsOf(receiverAt(applicants)),
    addresses: () => addresses(payload),
    embedOrigin: () => embedOrigin(payload),
    issueFormToken: () => issueFormToken(env.secret),
    document: async (filename) =>
      (await isWithheldCv(payload, filename)) ? undefined : publicDocument(payload, filename),
    sharePicture: (asked) => sharePicture(payload, path.join(env.dataDir, "media"), asked),
    countDownload: (filename) => countDownload(payload, filename),
    isLostConnection,
    revision: () => readRevision(payload),
    revisions: () => readRevisions(payload),
    mailFigures: () => mailFigures(payload),
    tryWrite: () => noteTime(payload, "write-tried", Date.now()),
    staffApi: staffApiOf(payload),
    staffSession: (token) => signedSession(payload.secret, token),
    ...warming(payload),
    startSearch: () => siteSearch.start(),
    writtenSearch: (name, locale, parameters, encoding) => siteSearch.written(name, locale, parameters, encoding),
    countSearch: (typed, scope) => searches[scope].note(typed),
    async close() {
      await Promise.all([jobs.stop(), siteSearch.stop()]);
      await closeDatabase(payload);
    },
    payload,
  };
}

const tellUnusable = (dataDir: string) => (error: unknown) => {
  const remedy = isDiskFull(error)
    ? `the disk of DATA_DIR (${dataDir}) is full. Free some space there. What is stored is not lost.`
    : isForbidden(error) &&
      `a file in DATA_DIR (${dataDir}) cannot be opened or written (${messageOf(error)}). All of them must belong to the account that runs Setu (chown -R).`;
  if (!remedy) throw error;
  throw new StartError(`Setu cannot start: ${remedy}`, { cause: error });
};

const messageOf = (error: unknown) => (innermost(error) as Error).message;

const staffApiOf = ({ config: { collections, globals } }: Payload): Content["staffApi"] => ({
  collections: collections.map(({ slug }) => slug).filter((slug) => !isInternal(slug)),
  uploads: collections.filter(({ upload }) => upload).map(({ slug }) => slug),
  globals: globals.map(({ slug }) => slug).filter((slug) => !isInternal(slug)),
});

const applicantsAt = (payload: Payload, env: Environment): Applicants => ({
  payload,
  secret: env.secret,
  vacancy: (locale, parameters) => vacancy(payload, locale, parameters),
  ...applicationTracesIn(env),
  judge: new Judge(),
  scans: env.clamd !== undefined,
});

/** Receives the files of both forms: those of vacancies, and that of complaints. */
function receiverAt(applicants: Applicants): Receiver {
  const { payload } = applicants;
  return {
    ...applicants,
    askedNow: async ({ vacancy: id }, locale) =>
      id === undefined
        ? complaintDocuments(payload, locale)
        : (await openVacancy(applicants, locale, id, Date.now())).documents,
    askedBefore: async ({ vacancy: id }, locale) =>
      id === undefined
        ? complaintDocuments(payload, locale)
        : (await vacancy(payload, locale, { id: String(id) })).documents,
  };
}

const uploadsOf = (receiver: Receiver): UploadCalls => ({
  begin: (announced, sender) => beginUpload(receiver, announced, sender),
  state: (id, locale) => uploadState(receiver, id, locale),
  add: (id, bytes) => continueUpload(receiver, id, bytes),
  take: (document, bytes) => takeDocument(receiver, document, bytes),
});

function warming(payload: Payload): Pick<Content, "warm" | "isWarming"> {
  let isWarming = false;
  // One after the other, the shortest first: visitors are answered after each slice, and most pages need no news.
  const read = async () => {
    for (const rows of [vacancyRows, noticeRows, albumRows, reportRows, personRows, projectRows, newsRows]) {
      await rows(payload);
    }
  };
  return {
    async warm() {
      isWarming = true;
      await withPauses(read).finally(() => {
        isWarming = false;
      });
    },
    isWarming: () => isWarming,
  };
}

async function prepareContent(env: Environment, { onFirstOwner }: Starting) {
  const unfixable = await keepPrivate(env.dataDir);
  const payload = await getPayload({ config: buildContentConfig(env), key: env.dataDir });
  if (unfixable.length > 0)
    payload.logger.warn(`Other accounts can read these, and this one may not change it: ${unfixable}`);
  await migrate(payload);
  await checkSecret(payload, env);
  const password = await makeFirstOwner(payload, env.owner);
  // At once: whatever interrupts the start after this, the account exists.
  if (password) onFirstOwner?.(password);
  if (!(await seeded(payload))) await (env.sampleContent ? seedApart(env) : beginEmpty(payload));
  const eraser = { ...retentionIn(env), payload };
  await eraseAgain(eraser);
  return { payload, eraser };
}
