import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newAddress } from "../../testing/people/applicant.ts";
import { anonymousComplaint, complainantsOf } from "../../testing/people/complainant.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { codeFor } from "./code.ts";

let site: TestSite;
let code: string;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  code = await complainantsOf(() => site).complained(anonymousComplaint("The road takes my field."));
});
afterAll(() => site.close());

let guesses = 0;
/** A well-formed code that was never issued. */
const wrongCode = () => {
  guesses += 1;
  return codeFor("another secret than the site's", String(guesses));
};
const ask = (remoteAddress: string, typed: string, isChange = false, payload: object = { action: "withdraw" }) =>
  site.app.inject({
    method: isChange ? "PATCH" : "GET",
    url: "/frontapi/complaints/mine",
    remoteAddress,
    headers: { "x-requested-with": "XMLHttpRequest", authorization: `Bearer ${typed.replaceAll(" ", "")}` },
    ...(isChange && { payload }),
  });

test("ten wrong codes block both calls for that network only, even with the right code", async () => {
  const guesser = newAddress();
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await ask(guesser, wrongCode(), guess % 2 === 1)).statusCode).toBe(404);
  }
  for (const isChange of [false, true]) {
    const answer = await ask(guesser, code, isChange);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(600);
  }
  expect((await ask(newAddress(), code)).statusCode).toBe(200);
});

test("a text that has to be shortened many times does not close them", async () => {
  const writer = newAddress();
  const tooLong = { action: "message", text: "word ".repeat(201) };
  for (let attempt = 0; attempt < 12; attempt += 1) {
    expect((await ask(writer, code, true, tooLong)).statusCode).toBe(422);
  }
  expect((await ask(writer, code)).statusCode).toBe(200);
});

test("three hundred wrong codes from anywhere make one line in the log, without any of them", async () => {
  const warned = vi.spyOn(site.content.payload.logger, "warn");
  for (let network = 0; network < 31; network += 1) {
    const from = newAddress();
    for (let guess = 0; guess < 10; guess += 1) await ask(from, wrongCode());
  }
  const lines = warned.mock.calls.filter(([line]) => JSON.stringify(line).includes("guessing codes"));
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/\d{16}/);
});
