/**
 * Why a file is not taken:
 * - `type`: none of those that are asked for, whatever it is called
 * - `empty`, `damaged`: nothing in it, or cut, garbled, contradicting itself
 * - `locked`: by a password, so that nobody can look into it
 * - `macros`: it brings a program
 * - `remote`: on being opened it fetches a template or an object from elsewhere
 * - `bomb`: it unpacks to much more than it seems
 * - `nested`: other files are packed into it
 * - `polyglot`: it is two kinds of file at once, or hides bytes that belong to neither
 * - `pixels`: a picture larger than any scan or photograph
 * - `heavy`: to look into it takes more time or memory than any honest file does
 */
export const refusals = [
  "type",
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

/** `reason` is for the person who uploaded the file; the message says more, for the log. */
export class RefusedFile extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RefusedFile";
    this.reason = reason;
  }
}
