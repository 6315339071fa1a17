import type { Readable } from "node:stream";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { UploadRequest, UploadState } from "@setu/contract/uploads";
import type { Payload } from "payload";
import { QueueFull } from "../platform/files/bounded/fair-queue.ts";
import { type Judge, NoJudge } from "../platform/files/bounded/judge.ts";
import { isOneLine, tidyLine } from "../platform/text/typed-text.ts";
import { inspectFile, RefusedFile, type SentFileType } from "./judging/inspect.ts";
import { beginInRoom, orNoRoom } from "./room.ts";
import { uploadTexts } from "./texts.ts";
import { type Inspected, type Upload, type Uploads, WrongOffset } from "./uploads.ts";

/** A file that a form asks for, and what it may be. */
interface AskedFile {
  key: string;
  types: readonly SentFileType[];
  max_mb: number;
}

/** The form that a file is sent with: that of a vacancy, or that of complaints. */
type Form = Pick<Upload, "vacancy">;

export interface Receiver {
  payload: Payload;
  secret: string;
  uploads: Uploads;
  /** Judges finished uploads. */
  judge: Judge;
  /** The files that a form asks for now. Rejects with `notFound`, `gone` or `forbidden` when it takes none. */
  askedNow(form: Form, locale: Locale): Promise<AskedFile[]>;
  /** The files that it asks for, even if it no longer takes any: uploads that were begun before may be finished. */
  askedBefore(form: Form, locale: Locale): Promise<AskedFile[]>;
}

const megabyte = 1_000_000;

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
  receiver: Receiver,
  given: UploadRequest,
  { sender, locale }: Sender,
): Promise<UploadState> {
  const texts = uploadTexts[locale];
  const { vacancy, key, size } = given;
  const document = (await receiver.askedNow({ vacancy }, locale)).find((asked) => asked.key === key);
  if (!document) throw refused(key, texts.unknownDocument);
  if (size === 0) throw refused(key, reasonOf(new RefusedFile("empty", "Nothing was announced."), locale));
  if (size > document.max_mb * megabyte) throw refused(key, texts.tooBig(document.max_mb));
  return stateOf(await beginInRoom(receiver, { vacancy, key, size, name: keptName(given), sender }, locale));
}

/**
 * The state of an upload.
 * @throws FrontApiError `notFound`
 */
export async function uploadState(receiver: Receiver, id: string, locale: Locale): Promise<UploadState> {
  return stateOf(await foundUpload(receiver, id, locale));
}

/**
 * Adds bytes to an upload from `offset` on. Bytes that arrived before the connection broke are kept; once complete, the
 * document is judged by its bytes, and deleted if it is refused.
 * @throws FrontApiError `notFound`, `conflict` for a wrong offset, `tooLarge`, `invalid`, `unavailable`.
 */
export async function continueUpload(
  receiver: Receiver,
  id: string,
  { offset, stream, sender, locale }: Sender & { offset: number; stream: Readable },
): Promise<UploadState> {
  const texts = uploadTexts[locale];
  const upload = await foundUpload(receiver, id, locale);
  if (upload.inspected) return stateOf(upload);
  try {
    const end = await orNoRoom(locale, () => receiver.uploads.append(upload, offset, stream));
    if (end < upload.size) return stateOf({ ...upload, offset: end });
    const types = (await receiver.askedBefore(upload, locale)).find(({ key }) => key === upload.key)?.types ?? [];
    return stateOf(
      await orNoRoom(locale, () => receiver.uploads.conclude(upload, judged(receiver, types, { sender, locale }))),
    );
  } catch (error) {
    if (error instanceof WrongOffset) throw new FrontApiError("conflict", texts.wrongOffset, { cause: error });
    if (error instanceof RangeError) {
      await receiver.uploads.remove(id);
      throw new FrontApiError("tooLarge", texts.wrongOffset, { cause: error });
    }
    if (error instanceof RefusedFile) {
      await receiver.uploads.remove(id);
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
  receiver: Receiver,
  { vacancy, key, name }: Omit<UploadRequest, "size">,
  { stream, sender, locale }: Sender & { stream: Readable },
): Promise<UploadState> {
  const texts = uploadTexts[locale];
  const document = (await receiver.askedNow({ vacancy }, locale)).find((asked) => asked.key === key);
  if (!document) throw refused(key, texts.unknownDocument);
  // Its size is not known yet: room is reserved for the largest.
  const size = document.max_mb * megabyte;
  const newcomer = { vacancy, key, size, name: keptName({ vacancy, name }), sender };
  const upload = await beginInRoom(receiver, newcomer, locale);
  try {
    const end = await orNoRoom(locale, () => receiver.uploads.append(upload, 0, stream));
    const whole = { ...upload, size: end, offset: end };
    const judge = judged(receiver, document.types, { sender, locale });
    return stateOf(await orNoRoom(locale, () => receiver.uploads.conclude(whole, judge)));
  } catch (error) {
    await receiver.uploads.remove(upload.id);
    if (error instanceof RangeError) throw refused(key, texts.tooBig(document.max_mb));
    if (error instanceof RefusedFile) throw refused(key, reasonOf(error, locale));
    throw error;
  }
}

/** Judges a finished file. Rejects with `unavailable` when no judge is free, which is not the file's fault. */
const judged =
  ({ judge, payload }: Receiver, allowed: readonly SentFileType[], { sender, locale }: Sender) =>
  async (file: string): Promise<Inspected> => {
    try {
      return await inspectFile(file, { judge, allowed, sender });
    } catch (error) {
      if (error instanceof RefusedFile && error.reason === "heavy") {
        payload.logger.warn({ msg: "An upload was too heavy to be judged.", why: error.message });
      }
      if (!(error instanceof QueueFull || error instanceof NoJudge)) throw error;
      throw new FrontApiError("unavailable", uploadTexts[locale].judgesBusy, {
        cause: error,
        retryAfterSeconds: 10,
      });
    }
  };

const reasonOf = ({ reason }: RefusedFile, locale: Locale): string => {
  const { refusedDocument } = uploadTexts[locale];
  return refusedDocument[reason] ?? refusedDocument.type;
};

async function foundUpload({ uploads }: Receiver, id: string, locale: Locale): Promise<Upload> {
  const upload = await uploads.find(id);
  if (upload) return upload;
  throw new FrontApiError("notFound", uploadTexts[locale].documentGone);
}

/** A complaint's files keep no name: it may say whose they are. */
const keptName = ({ vacancy, name }: Pick<UploadRequest, "vacancy" | "name">): string =>
  vacancy === undefined ? "" : shownName(name);

/** A file's own name without its folders, line ends, and marks that change the writing direction. */
function shownName(name: string): string {
  const base = tidyLine(name.split(/[/\\]/).at(-1) ?? "");
  return isOneLine(base) && base ? Array.from(base).slice(0, 120).join("") : "file";
}
