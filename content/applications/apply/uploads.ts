import type { Readable } from "node:stream";
import type { UploadRequest, UploadState } from "@setu/contract/applications";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { VacancyDetail } from "@setu/contract/vacancies";
import type { Payload } from "payload";
import { QueueFull } from "../../platform/files/bounded/fair-queue.ts";
import { type Judge, NoJudge } from "../../platform/files/bounded/judge.ts";
import { isOneLine, tidyLine } from "../../platform/text/typed-text.ts";
import { type ApplicantFileType, inspectFile, RefusedFile } from "../documents/inspect.ts";
import { type Inspected, type Upload, WrongOffset } from "../documents/uploads.ts";
import type { ApplicationTraces } from "../traces.ts";
import { applicationTexts } from "./texts.ts";
import { beginInRoom, orNoRoom } from "./upload-room.ts";

/** A document that may be sent, and what it may be. */
type AskedDocument = Pick<VacancyDetail["documents"][number], "key" | "max_mb"> & {
  types: readonly ApplicantFileType[];
};

export interface Applicants extends ApplicationTraces {
  payload: Payload;
  secret: string;
  /** The operation of that name; rejects with `notFound`. */
  vacancy(locale: Locale, parameters: { id: string }): Promise<VacancyDetail>;
  /** The documents that a complaint may bring; rejects with `forbidden` while no complaints are accepted. */
  complaintDocuments(locale: Locale): Promise<AskedDocument[]>;
  /** Judges finished uploads. */
  judge: Judge;
  /** Whether documents are scanned for viruses; otherwise only their structure is judged. */
  scans: boolean;
}

/** How long after the deadline an upload that was begun before it may end and be sent in. */
const graceMs = 15 * 60_000;
const megabyte = 1_000_000;

/**
 * The vacancy, if it took applications at `beganAt` and still accepts what was begun then.
 * @throws FrontApiError `notFound`; `gone` when it is not open.
 */
export async function openVacancy(
  applicants: Applicants,
  locale: Locale,
  id: number,
  beganAt: number,
): Promise<VacancyDetail> {
  const vacancy = await applicants.vacancy(locale, { id: String(id) });
  const closesAt = Date.parse(vacancy.closes_at);
  const isOpen = vacancy.status === "open" || vacancy.status === "closed";
  if (isOpen && beganAt < closesAt && Date.now() < closesAt + graceMs) return vacancy;
  throw new FrontApiError("gone", applicationTexts[locale].closed);
}

/**
 * What may be sent now: what an open vacancy asks for, or what may come with a complaint.
 * @throws FrontApiError `notFound`, `gone`; `forbidden`.
 */
const askedNow = async (
  applicants: Applicants,
  vacancy: number | undefined,
  locale: Locale,
): Promise<AskedDocument[]> =>
  vacancy === undefined
    ? applicants.complaintDocuments(locale)
    : (await openVacancy(applicants, locale, vacancy, Date.now())).documents;

const stateOf = ({ id, key, name, size, offset, inspected }: Upload): UploadState => ({
  upload_id: id,
  key,
  name,
  size,
  offset,
  status: inspected ? "stored" : "receiving",
});

const refused = (key: string, message: string) =>
  new FrontApiError("invalid", message, { errors: { [`files.${key}`]: [message] } });

/** The network that a document comes from, and the language of its sender. */
export interface Sender {
  sender: string;
  locale: Locale;
}

/**
 * Announces a document.
 * @throws FrontApiError `invalid` for one that nobody asks for or that is too big, `gone` after a vacancy's
 * deadline, `tooManyRequests` for a sender who has sent too much, `unavailable` while there is no room.
 */
export async function beginUpload(
  applicants: Applicants,
  given: UploadRequest,
  { sender, locale }: Sender,
): Promise<UploadState> {
  const texts = applicationTexts[locale];
  const { vacancy, key, size } = given;
  const document = (await askedNow(applicants, vacancy, locale)).find((asked) => asked.key === key);
  if (!document) throw refused(key, texts.unknownDocument);
  if (size === 0) throw refused(key, reasonOf(new RefusedFile("empty", "Nothing was announced."), locale));
  if (size > document.max_mb * megabyte) throw refused(key, texts.tooBig(document.max_mb));
  return stateOf(await beginInRoom(applicants, { vacancy, key, size, name: keptName(given), sender }, locale));
}

/**
 * The state of an upload.
 * @throws FrontApiError `notFound`
 */
export async function uploadState(applicants: Applicants, id: string, locale: Locale): Promise<UploadState> {
  return stateOf(await foundUpload(applicants, id, locale));
}

/**
 * Adds bytes to an upload from `offset` on. Bytes that arrived before the connection broke are kept; once complete, the
 * document is judged by its bytes, and deleted if it is refused.
 * @throws FrontApiError `notFound`, `conflict` for a wrong offset, `tooLarge`, `invalid`, `unavailable`.
 */
export async function continueUpload(
  applicants: Applicants,
  id: string,
  { offset, stream, sender, locale }: Sender & { offset: number; stream: Readable },
): Promise<UploadState> {
  const texts = applicationTexts[locale];
  const upload = await foundUpload(applicants, id, locale);
  if (upload.inspected) return stateOf(upload);
  try {
    const end = await orNoRoom(locale, () => applicants.uploads.append(upload, offset, stream));
    if (end < upload.size) return stateOf({ ...upload, offset: end });
    const types = (await askedBefore(applicants, upload, locale)).find(({ key }) => key === upload.key)?.types ?? [];
    return stateOf(
      await orNoRoom(locale, () => applicants.uploads.conclude(upload, judged(applicants, types, { sender, locale }))),
    );
  } catch (error) {
    if (error instanceof WrongOffset) throw new FrontApiError("conflict", texts.wrongOffset, { cause: error });
    if (error instanceof RangeError) {
      await applicants.uploads.remove(id);
      throw new FrontApiError("tooLarge", texts.invalid, { cause: error });
    }
    if (error instanceof RefusedFile) {
      await applicants.uploads.remove(id);
      throw refused(upload.key, reasonOf(error, locale));
    }
    throw error;
  }
}

/**
 * Receives a whole document that was not announced, as a form without JavaScript sends it.
 * @throws FrontApiError as `beginUpload` and `continueUpload` do.
 */
export async function takeDocument(
  applicants: Applicants,
  { vacancy, key, name }: Omit<UploadRequest, "size">,
  { stream, sender, locale }: Sender & { stream: Readable },
): Promise<UploadState> {
  const texts = applicationTexts[locale];
  const document = (await askedNow(applicants, vacancy, locale)).find((asked) => asked.key === key);
  if (!document) throw refused(key, texts.unknownDocument);
  // Its size is not known yet: room is reserved for the largest.
  const size = document.max_mb * megabyte;
  const newcomer = { vacancy, key, size, name: keptName({ vacancy, name }), sender };
  const upload = await beginInRoom(applicants, newcomer, locale);
  try {
    const end = await orNoRoom(locale, () => applicants.uploads.append(upload, 0, stream));
    const whole = { ...upload, size: end, offset: end };
    const judge = judged(applicants, document.types, { sender, locale });
    return stateOf(await orNoRoom(locale, () => applicants.uploads.conclude(whole, judge)));
  } catch (error) {
    await applicants.uploads.remove(upload.id);
    if (error instanceof RangeError) throw refused(key, texts.tooBig(document.max_mb));
    if (error instanceof RefusedFile) throw refused(key, reasonOf(error, locale));
    throw error;
  }
}

/** The documents that were asked for when an upload began, even if they are no longer. */
const askedBefore = async (applicants: Applicants, { vacancy }: Upload, locale: Locale): Promise<AskedDocument[]> =>
  vacancy === undefined
    ? applicants.complaintDocuments(locale)
    : (await applicants.vacancy(locale, { id: String(vacancy) })).documents;

/** Judges a finished file. Rejects with `unavailable` when no judge is free, which is not the file's fault. */
const judged =
  ({ judge, payload }: Applicants, allowed: readonly ApplicantFileType[], { sender, locale }: Sender) =>
  async (file: string): Promise<Inspected> => {
    try {
      return await inspectFile(file, { judge, allowed, sender });
    } catch (error) {
      if (error instanceof RefusedFile && error.reason === "heavy") {
        payload.logger.warn({ msg: "An upload was too heavy to be judged.", why: error.message });
      }
      if (!(error instanceof QueueFull || error instanceof NoJudge)) throw error;
      throw new FrontApiError("unavailable", applicationTexts[locale].judgesBusy, {
        cause: error,
        retryAfterSeconds: 10,
      });
    }
  };

const reasonOf = ({ reason }: RefusedFile, locale: Locale): string => {
  const { refusedDocument } = applicationTexts[locale];
  return refusedDocument[reason] ?? refusedDocument.type;
};

async function foundUpload({ uploads }: Applicants, id: string, locale: Locale): Promise<Upload> {
  const upload = await uploads.find(id);
  if (upload) return upload;
  throw new FrontApiError("notFound", applicationTexts[locale].documentGone);
}

/** A complaint's files keep no name: it may say whose they are. */
const keptName = ({ vacancy, name }: Pick<UploadRequest, "vacancy" | "name">): string =>
  vacancy === undefined ? "" : shownName(name);

/** A file's own name without its folders, line ends, and marks that change the writing direction. */
function shownName(name: string): string {
  const base = tidyLine(name.split(/[/\\]/).at(-1) ?? "");
  return isOneLine(base) && base ? Array.from(base).slice(0, 120).join("") : "file";
}
