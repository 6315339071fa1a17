/**
 * Why a file is refused:
 * - `type`: none of the requested types, regardless of its name
 * - `heic`: a photograph of an iPhone, which we cannot decode
 * - `empty`, `damaged`: without content, or truncated, garbled, contradictory
 * - `locked`: with a password, so that nobody can look into it
 * - `macros`: contains a program
 * - `remote`: on opening, fetches a template or an object from elsewhere
 * - `bomb`: unpacks to much more than it seems
 * - `nested`: contains other packed files
 * - `polyglot`: is two kinds of file at once, or hides bytes that belong to neither
 * - `pixels`: a picture larger than any scan or photograph
 * - `heavy`: looking into it takes more time or memory than for any honest file
 */
export const refusals = [
  "type",
  "heic",
  "empty",
  "damaged",
  "locked",
  "macros",
  "remote",
  "bomb",
  "nested",
  "polyglot",
  "pixels",
  "heavy",
] as const;
export type Refusal = (typeof refusals)[number];

/** `reason` is for the person who uploaded the file; the message has more details, for the log. */
export class RefusedFile extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RefusedFile";
    this.reason = reason;
  }
}
