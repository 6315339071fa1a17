import { frontApiBase, frontApiPaths, requestedWith, uploadBytes } from "@setu/contract/calls/paths";
import type { Locale } from "@setu/contract/locale";
import type { Failure, Success } from "@setu/contract/shapes/envelope";
import type { UploadState } from "@setu/contract/uploads";
import { pause, pauseMs } from "./pause.ts";

/** Small enough that a slow connection loses little when it breaks, large enough to rarely wait for an answer. */
const pieceBytes = 256 * 1024;
/** How long a connection may carry neither a byte nor an answer before it is given up; judging a file takes seconds. */
const stallMs = 60_000;
/**
 * A server that asks for more patience than this (a full disk: 300 s, too many files from one network: minutes to an hour) is not
 * waited for in silence; one that restarts asks for 5 s, a busy judge for 10 s.
 */
const patienceSeconds = 60;

/** Why a document is not taken, in the sender's words. */
export class DocumentRefused extends Error {}

/** The upload does not exist, or no longer does. */
class DocumentGone extends DocumentRefused {}

/**
 * Why a document is not taken for a long time, and when to try again, in the sender's words: the server has no room, or the sender is
 * over a limit. Waiting in silence would not help.
 */
export class DocumentHeld extends Error {
  /** The id of the upload, once it has one: it can be resumed. */
  upload: string | undefined;
}

interface Document {
  file: File;
  /** The id of an upload to resume. */
  upload?: string | undefined;
  /** Undefined for a file that comes with a complaint. */
  vacancy?: number | undefined;
  key: string;
  locale: Locale;
  /** Called when the upload has an id, by which it can be resumed. */
  onBegun: (id: string) => void;
  /** Called with the number of bytes sent; `waiting` while the connection is lost, or the server busy. */
  onProgress: (offset: number, waiting: boolean) => void;
  signal: AbortSignal;
}

/**
 * Sends a file piece by piece, and resumes when the connection comes back. An upload that no longer exists starts again. Rejects
 * with DocumentRefused if the server refuses the file, with DocumentHeld if it takes none for a long time, and with an AbortError when
 * `signal` aborts.
 */
export async function uploadDocument(document: Document): Promise<UploadState> {
  const { file, vacancy, key, locale, onBegun, onProgress, signal } = document;
  const body = JSON.stringify({ vacancy, key, name: file.name, size: file.size });
  const announcement = { method: "POST", headers: { "Content-Type": "application/json" }, body, signal };
  let id = document.upload;
  for (let failures = 0; ; failures += 1) {
    try {
      let begun: UploadState | undefined;
      if (!id) {
        begun = await asked(`${frontApiPaths.uploads}?locale=${locale}`, announcement);
        id = begun.upload_id;
        onBegun(id);
      }
      const name = id;
      return await alone(name, signal, () => sendRest(document, name, begun));
    } catch (error) {
      if (error instanceof DocumentHeld) error.upload = id;
      // The server has deleted the upload, but the file is still here.
      if (error instanceof DocumentGone && id) id = undefined;
      else if (error instanceof DocumentRefused || error instanceof DocumentHeld || signal.aborted) throw error;
      else onProgress(0, true);
      await pause(pauseMs(failures), signal);
    }
  }
}

/** Two tabs with the same draft would interrupt each other's upload. Without https there are no locks, and Firefox refuses them with cookies. */
async function alone<Result>(id: string, signal: AbortSignal, act: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return act();
  try {
    return await (navigator.locks.request(`setu.upload.${id}`, { signal }, act) as Promise<Result>);
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") return act();
    throw error;
  }
}

async function sendRest(document: Document, id: string, begun: UploadState | undefined): Promise<UploadState> {
  const { file, locale, onProgress, signal } = document;
  const address = `${frontApiPaths.uploads}/${id}?locale=${locale}`;
  let state = begun;
  for (let failures = 0; state?.status !== "stored"; ) {
    try {
      if (!state || failures > 0) state = await asked(address, { signal });
      if (state.status === "stored") break;
      const { offset } = state;
      onProgress(offset, false);
      const onBytes = (bytes: number) => onProgress(Math.min(offset + bytes, file.size), false);
      state = await sendPiece(address, { offset, bytes: file.slice(offset, offset + pieceBytes), onBytes, signal });
      failures = 0;
      onProgress(state.offset, false);
    } catch (error) {
      if (error instanceof DocumentRefused || error instanceof DocumentHeld || signal.aborted) throw error;
      onProgress(state?.offset ?? 0, true);
      await pause(pauseMs(failures), signal);
      failures += 1;
    }
  }
  return state;
}

/** Sends one piece, and reports its progress: fetch cannot do that. */
function sendPiece(
  address: string,
  {
    offset,
    bytes,
    onBytes,
    signal,
  }: Pick<Document, "signal"> & { offset: number; bytes: Blob; onBytes: (n: number) => void },
): Promise<UploadState> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    let timer = setTimeout(stop, stallMs);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      settle();
    };
    const fail = end(() => reject(signal.aborted ? signal.reason : new Error("The connection broke.")));
    signal.addEventListener("abort", stop);
    request.open("PATCH", frontApiBase + address);
    const headers = { ...ours, "Content-Type": uploadBytes.type, [uploadBytes.offset]: String(offset) };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(timer);
      timer = setTimeout(stop, stallMs);
      onBytes(loaded);
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onload = end(() => {
      try {
        const answer = JSON.parse(request.responseText);
        resolve(stateIn(request.status, answer, request.getResponseHeader("Retry-After")));
      } catch (error) {
        reject(error);
      }
    });
    request.send(bytes);
  });
}

const ours = { [requestedWith.name]: requestedWith.value, Accept: "application/json" };

/** Makes a call that is given up after `stallMs`. Not by AbortSignal.any, which iPhones before iOS 17.4 do not have. */
async function asked(
  address: string,
  { signal, ...init }: RequestInit & Pick<Document, "signal">,
): Promise<UploadState> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort(signal.reason);
  const timer = setTimeout(end, stallMs);
  signal.addEventListener("abort", end);
  try {
    return await answered(address, { ...init, signal: ending.signal });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}

async function answered(address: string, init: RequestInit): Promise<UploadState> {
  const response = await fetch(frontApiBase + address, { ...init, headers: { ...ours, ...init.headers } });
  return stateIn(response.status, await response.json(), response.headers.get("Retry-After"));
}

/**
 * @throws DocumentRefused, DocumentGone or DocumentHeld when the server refuses, another error when the connection or
 * the server fails.
 */
function stateIn(status: number, answer: Success<UploadState> | Failure, retryAfter: string | null): UploadState {
  if (!answer.error) return answer.data;
  if ((status === 503 || status === 429) && Number(retryAfter) > patienceSeconds)
    throw new DocumentHeld(answer.message);
  if (status === 404) throw new DocumentGone(answer.message);
  // A wrong offset, too many at once, a busy server or a fault of it: to be retried.
  if (status === 409 || status === 429 || status >= 500) throw new Error(answer.message);
  throw new DocumentRefused(answer.message);
}

/** Returns how much of an upload has arrived; repeats the call until there is an answer. Undefined if the upload is gone. */
export async function keptUpload(id: string, locale: Locale, signal: AbortSignal): Promise<UploadState | undefined> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await asked(`${frontApiPaths.uploads}/${encodeURIComponent(id)}?locale=${locale}`, { signal });
    } catch (error) {
      if (error instanceof DocumentRefused) return undefined;
      await pause(pauseMs(failures), signal);
    }
  }
}
