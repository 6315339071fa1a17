import type { Failure, FieldErrors } from "./shapes/envelope.ts";

/** Maps each error code to an HTTP status. The code is for programs and the log; people read the message, in their language. */
export const errorStatus = {
  /** Answered with `error: true`. The specification allows it; our own server does not use it. */
  refused: 200,
  badRequest: 400,
  /** Nobody is signed in, or the address or the password is wrong. */
  signedOut: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  /** It existed and will not come back: a person who has left, a link that has expired. */
  gone: 410,
  tooLarge: 413,
  unsupportedMediaType: 415,
  /** A part that the file does not have: a client that asks for bytes after its end has all of it. */
  noSuchRange: 416,
  invalid: 422,
  tooManyRequests: 429,
  unexpected: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

interface Detail {
  /** Messages by field, in the visitor's language. */
  errors?: FieldErrors | undefined;
  /** How long to wait before trying again. */
  retryAfterSeconds?: number | undefined;
  /** The actual cause; for the log only. */
  cause?: unknown;
}

/** An error that the visitor is told about: `message` is for people, `code` and `cause` are for us. */
export class FrontApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, detail: Detail = {}) {
    super(message, { cause: detail.cause });
    this.name = "FrontApiError";
    this.code = code;
    this.errors = detail.errors;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toJSON(): Failure {
    return { error: true, message: this.message, ...(this.errors && { errors: this.errors }) };
  }
}

/** By name, not by class: in development, the server and the pages each load their own copy of the class. */
export const isFrontApiError = (error: unknown): error is FrontApiError =>
  error instanceof Error && error.name === "FrontApiError";
