import { type Config, defaultLoggerOptions } from "payload";
import { innermost } from "./platform/store/retry.ts";

/**
 * Payload's log without what somebody typed (safety, T33): Drizzle's error quotes the statement with its values, such as the hash of a
 * password, and PostgreSQL's own error the row.
 */
export const logger = {
  destination: defaultLoggerOptions,
  options: {
    // The format shows neither the process nor the host.
    base: null,
    hooks: {
      logMethod(given, log) {
        const [first, message] = given as unknown[];
        const fields: { err?: unknown; msg?: unknown } = first instanceof Error ? { err: first } : Object(first);
        if (fields.err instanceof Error) log.call(this, ...told(fields, fields.err, message));
        else log.apply(this, given);
      },
    },
  },
} satisfies Config["logger"];

/** The fields and the message that are logged of an error. */
function told(fields: { msg?: unknown }, error: Error, message: unknown = fields.msg): [object, string] {
  const err = causeOf(error);
  // A failed migration's message repeats that of its error.
  const text = message === undefined ? err.message : String(message).replaceAll(error.message, err.message);
  return [{ ...fields, err, msg: undefined }, text];
}

/** The error of the database itself, without its details. */
function causeOf(error: Error): Error {
  const inner = innermost(error);
  const { message, stack, code }: Error & { code?: unknown } = inner instanceof Error ? inner : error;
  return Object.assign(new Error(message), { stack, ...(code !== undefined && { code }) });
}
