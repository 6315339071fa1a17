import type { UploadState } from "@setu/contract/applications";
import type { Failure, Success } from "@setu/contract/envelope";
import type { Locale } from "@setu/contract/locale";
import { frontApiBase, frontApiPaths, requestedWith, uploadBytes } from "@setu/contract/paths";

/** Small enough that a slow line loses little when it breaks, large enough not to wait for answers all the time. */
const pieceBytes = 256 * 1024;
/** A line that is down is tried again: after 1 s, then twice as long each time, up to 15 s. */
const pauseMs = (failures: number) => Math.min(1000 * 2 ** failures, 15_000);

/** Why a paper is not taken, in the applicant's words. */
export class PaperRefused extends Error {}

/** Why a paper is not taken now, in the applicant's words: the server has no room, and says so. Waiting in silence would not help. */
export class PaperHeld extends Error {
  /** The name of the upload, once it has one: it is gone on with. */
  upload: string | undefined;
}

interface Paper {
  file: File;
  /** The name of an upload that was held. */
  upload?: string | undefined;
  vacancy: number;
  key: string;
  locale: Locale;
  /** Bytes that have arrived; `waiting` while the line is down. */
  onProgress: (offset: number, waiting: boolean) => void;
  signal: AbortSignal;
}

/**
 * Sends a file piece by piece, and goes on where it was when the line comes back. Rejects with PaperRefused for one that the
 * server does not take, with PaperHeld for one that it has no room for, and with an AbortError when `signal` says so.
 */
export async function uploadPaper(paper: Paper): Promise<UploadState> {
  const { file, vacancy, key, locale, onProgress, signal } = paper;
  const call = (path: string, init: RequestInit = {}) => ask(`${path}?locale=${locale}`, { ...init, signal });
  const announced = JSON.stringify({ vacancy, key, name: file.name, size: file.size });
  let state: UploadState | undefined;
  let id = paper.upload;
  for (let failures = 0; state?.status !== "stored"; ) {
    try {
      if (!id) {
        state = await call(frontApiPaths.uploads, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: announced,
        });
        id = state.upload_id;
      } else if (!state || failures > 0) {
        state = await call(`${frontApiPaths.uploads}/${id}`);
      }
      state = await call(`${frontApiPaths.uploads}/${id}`, {
        method: "PATCH",
        headers: { "Content-Type": uploadBytes.type, [uploadBytes.offset]: String(state.offset) },
        body: file.slice(state.offset, state.offset + pieceBytes),
      });
      failures = 0;
      onProgress(state.offset, false);
    } catch (error) {
      if (error instanceof PaperHeld) error.upload = id;
      if (error instanceof PaperRefused || error instanceof PaperHeld || signal.aborted) throw error;
      onProgress(state?.offset ?? 0, true);
      await pause(pauseMs(failures), signal);
      failures += 1;
    }
  }
  return state;
}

/** Until then, or until the browser says that it is online again. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve(), { once: true });
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
  signal.throwIfAborted();
}

/** Rejects with PaperRefused or PaperHeld when the server says no, with anything else when the line or the server fails. */
async function ask(address: string, init: RequestInit): Promise<UploadState> {
  const response = await fetch(frontApiBase + address, {
    ...init,
    headers: { [requestedWith.name]: requestedWith.value, Accept: "application/json", ...init.headers },
  });
  const answer: Success<UploadState> | Failure = await response.json();
  if (!answer.error) return answer.data;
  if (response.status === 503) throw new PaperHeld(answer.message);
  // A wrong offset, too many at once, the server's own trouble: to be tried again.
  if (response.status === 409 || response.status === 429 || response.status >= 500) throw new Error(answer.message);
  throw new PaperRefused(answer.message);
}

/** A paper that has arrived before. Rejects when it is no longer there, or has not come to its end. */
export async function storedPaper(id: string, locale: Locale): Promise<UploadState> {
  const state = await ask(`${frontApiPaths.uploads}/${encodeURIComponent(id)}?locale=${locale}`, {});
  if (state.status !== "stored") throw new Error("The upload has not come to its end.");
  return state;
}
