import { frontApiBase, requestedWith } from "@setu/contract/calls/paths";
import { type ErrorCode, errorStatus, FrontApiError, isFrontApiError } from "@setu/contract/errors";
import type { Failure } from "@setu/contract/shapes/envelope";
import { forgetEarly } from "./early-answers.ts";
import type { NoteKept } from "./kept-copy.ts";

const codes = Object.entries(errorStatus) as [ErrorCode, number][];
const codeOf = (status: number): ErrorCode => codes.find(([, number]) => number === status)?.[0] ?? "unexpected";

/** The header with which site/worker/offline-worker.ts marks a copy that it kept. */
const keptHeader = "x-kept-at";

/** A hanging connection is given up: visitors who wait longer believe that nothing happens. */
const writingMs = 120_000;

/**
 * Whether no answer of ours came back: there is no connection, or a proxy or the timeout has ended the call. The request
 * may still have arrived.
 */
export const isLost = (error: unknown): boolean =>
  isFrontApiError(error) && error.message === "" && error.cause !== undefined;

/** Calls our own server. Always rejects with a FrontApiError. `note` is told whether a copy takes a page's place. */
export async function call<Answer extends { error: false }>(
  address: string,
  init: RequestInit = {},
  note?: NoteKept,
): Promise<Answer> {
  const response = await fetch(frontApiBase + address, {
    ...(init.method && { signal: AbortSignal.timeout(writingMs) }),
    ...init,
    headers: { [requestedWith.name]: requestedWith.value, Accept: "application/json", ...init.headers },
  }).catch((cause) => {
    throw new FrontApiError("unavailable", "", { cause });
  });
  if (init.method && init.method !== "GET") forgetEarly();
  // While calls fail, the page keeps its earlier answer (app/page-data.ts).
  if (response.status < 500) note?.(response.headers.get(keptHeader));
  const answer: Answer | Partial<Failure> | undefined = await response.json().catch(() => undefined);
  if (response.ok && answer?.error === false) return answer as Answer;
  throw failureOf(response, answer as Partial<Failure> | undefined);
}

/**
 * Makes the error from a failed answer. An answer with `error` says what is wrong. Anything else, such as a
 * proxy's page, is a transport failure: it has a `cause`, like a call that was never answered.
 */
function failureOf(response: Response, answer: Partial<Failure> | undefined): FrontApiError {
  if (typeof answer !== "object" || answer === null) {
    // A request that is too large for a proxy will be too large on every retry.
    if (response.status === errorStatus.tooLarge) return new FrontApiError("tooLarge", "");
    const cause = new Error(`Status ${response.status} without an answer`);
    return new FrontApiError(response.ok ? "unexpected" : codeOf(response.status), "", { cause });
  }
  const code = response.ok ? "refused" : codeOf(response.status);
  return new FrontApiError(code, answer.message ?? "", { errors: answer.errors });
}
