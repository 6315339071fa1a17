import { expect, test } from "vitest";
import { asFrontApiError } from "./failures.ts";

/** An error as Drizzle wraps it. */
const wrapped = (message: string, code?: string) =>
  new Error("Failed query: INSERT …", { cause: Object.assign(new Error(message), { code }) });

test.each([
  ["a full disk", wrapped("database or disk is full", "SQLITE_FULL")],
  ["a read-only database", wrapped("cannot execute INSERT in a read-only transaction", "25006")],
  ["a file without room", wrapped("no space left on device", "ENOSPC")],
])("%s is no fault of the visitor's, who may try again", (_, error) => {
  const { code, status, retryAfterSeconds } = asFrontApiError(error, "en");
  expect({ code, status, retryAfterSeconds }).toEqual({ code: "unavailable", status: 503, retryAfterSeconds: 30 });
});

test("any other error is unexpected", () => {
  expect(asFrontApiError(wrapped("no such column: nmae"), "en").code).toBe("unexpected");
});
