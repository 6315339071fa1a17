import Fastify from "fastify";
import { expect, test } from "vitest";
import { asFrontApiError, sendFailure } from "./failures.ts";

/** An error as Drizzle wraps it. */
const wrapped = (message: string, codes: { code?: string; errcode?: number }) =>
  new Error("Failed query: INSERT …", { cause: Object.assign(new Error(message), codes) });
const sqlite = "ERR_SQLITE_ERROR";

test.each([
  ["a full disk", wrapped("database or disk is full", { code: sqlite, errcode: 13 })],
  ["a database that may not be written", wrapped("attempt to write a readonly database", { code: sqlite, errcode: 8 })],
  ["a database on a moved disk", wrapped("attempt to write a readonly database", { code: sqlite, errcode: 1032 })],
  ["a locked database", wrapped("database is locked", { code: sqlite, errcode: 5 })],
  ["PostgreSQL's standby", wrapped("cannot execute INSERT in a read-only transaction", { code: "25006" })],
  ["PostgreSQL's full disk", wrapped("could not extend file", { code: "53100" })],
  ["a file without room", wrapped("no space left on device", { code: "ENOSPC" })],
])("%s is no fault of the visitor's, who may try again", (_, error) => {
  const { code, status, retryAfterSeconds } = asFrontApiError(error, "en");
  expect({ code, status, retryAfterSeconds }).toEqual({ code: "unavailable", status: 503, retryAfterSeconds: 30 });
});

test("any other error is unexpected", () => {
  expect(asFrontApiError(wrapped("no such column: nmae", { code: sqlite, errcode: 1 }), "en").code).toBe("unexpected");
});

test("an answer that fails after its headers have been copied from another server is the envelope nevertheless", async () => {
  const app = Fastify();
  app.get("/", (request, reply) => {
    reply
      .header("content-type", "text/html; charset=utf-8")
      .header("content-encoding", "br")
      .header("content-length", "9");
    return sendFailure(new Error("The other server hung up."), request, reply, "en");
  });
  const answer = await app.inject("/");
  expect(answer.statusCode).toBe(500);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.json()).toMatchObject({ error: true, message: expect.any(String) });
});
