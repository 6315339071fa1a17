import { expect, test } from "vitest";
import { type ErrorCode, errorStatus, FrontApiError } from "./errors.ts";
import { Failure } from "./shapes/envelope.ts";

const codes = Object.keys(errorStatus) as ErrorCode[];

test("the table of errors", () => {
  expect(errorStatus).toEqual({
    refused: 200,
    badRequest: 400,
    signedOut: 401,
    forbidden: 403,
    notFound: 404,
    methodNotAllowed: 405,
    conflict: 409,
    gone: 410,
    tooLarge: 413,
    unsupportedMediaType: 415,
    noSuchRange: 416,
    invalid: 422,
    tooManyRequests: 429,
    unexpected: 500,
    unavailable: 503,
  });
});

test("each status has one code, so that each gives the other", () => {
  expect(new Set(Object.values(errorStatus)).size).toBe(codes.length);
});

test.each(codes)("%s is sent as the envelope, without its cause", (code) => {
  const error = new FrontApiError(code, "For people.", {
    cause: new Error("secret"),
    errors: { name: ["Your name?"] },
  });
  expect(error.status).toBe(errorStatus[code]);
  const sent = JSON.parse(JSON.stringify(error));
  expect(Failure.parse(sent)).toEqual({ error: true, message: "For people.", errors: { name: ["Your name?"] } });
  expect(Object.keys(sent).sort()).toEqual(["error", "errors", "message"]);
});

test("without messages by field, `errors` is missing", () => {
  expect(Object.keys(new FrontApiError("notFound", "Nothing.").toJSON())).toEqual(["error", "message"]);
});
