import type { ContactAccepted, FormToken } from "@setu/contract/contact";
import type { Failure, Success } from "@setu/contract/envelope";
import { type ErrorCode, errorStatus, FrontApiError } from "@setu/contract/errors";
import type { FrontApi } from "@setu/contract/front-api";
import type { Locale } from "@setu/contract/locale";
import { frontApiBase, frontApiPaths, requestedWith } from "@setu/contract/paths";
import { type ReadName, type ReadParameters, type Reads, readAddress, readNames } from "@setu/contract/reads";

const codes = Object.entries(errorStatus) as [ErrorCode, number][];
const codeOf = (status: number): ErrorCode => codes.find(([, number]) => number === status)?.[0] ?? "unexpected";

const read = (name: ReadName) => async (locale: Locale, parameters?: ReadParameters) =>
  (await call<Success<object>>(readAddress(name, locale, parameters))).data;

/** Calls `/frontapi/*` on the page's own origin. */
export const browserApi: FrontApi = {
  // Our own server checked each answer against its schema on the way out.
  ...(Object.fromEntries(readNames.map((name) => [name, read(name)])) as unknown as Reads),
  contact: (message, { locale, formToken, honeypot, idempotencyKey }) =>
    call<ContactAccepted>(
      `${frontApiPaths.contact}?locale=${locale}`,
      posted({ ...message, form_token: formToken, website: honeypot }, idempotencyKey),
    ),
  // Apart, since most visits never come to it.
  applicants: () => import("./applicants-api.ts").then(({ applicantsApi }) => applicantsApi),
};

/** A call that writes. */
export const posted = (body: object, idempotencyKey?: string): RequestInit => ({
  method: "POST",
  headers: {
    "Content-Type": "application/json",
    ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
  },
  body: JSON.stringify(body),
});

/** The token for a form that somebody has begun to fill in; undefined when there is none to be had. */
export async function fetchFormToken(locale: Locale): Promise<string | undefined> {
  const answer = await call<Success<FormToken>>(`${frontApiPaths.formToken}?locale=${locale}`).catch(() => undefined);
  return answer?.data.token;
}

export async function call<Answer extends { error: false }>(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(frontApiBase + address, {
    ...init,
    headers: { [requestedWith.name]: requestedWith.value, Accept: "application/json", ...init.headers },
  }).catch((cause) => {
    throw new FrontApiError("unavailable", "", { cause });
  });
  const answer: Answer | Partial<Failure> | undefined = await response.json().catch(() => undefined);
  if (response.ok && answer?.error === false) return answer as Answer;
  throw failureOf(response, answer as Partial<Failure> | undefined);
}

/**
 * An answer with `error` not false says itself what is wrong. What is none of our answers, such as a proxy's
 * page, is a failure of transport: that one bears a cause, like a call that was never answered.
 */
function failureOf(response: Response, answer: Partial<Failure> | undefined): FrontApiError {
  if (typeof answer !== "object" || answer === null) {
    const cause = new Error(`Status ${response.status} without an answer`);
    return new FrontApiError(response.ok ? "unexpected" : codeOf(response.status), "", { cause });
  }
  const code = response.ok ? "refused" : codeOf(response.status);
  return new FrontApiError(code, answer.message ?? "", { errors: answer.errors });
}
