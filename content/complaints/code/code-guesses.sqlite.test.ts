import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newAddress } from "../../../testing/people/applicant.ts";
import { anonymousComplaint, complainantsOf } from "../../../testing/people/complainant.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import * as storedRows from "../../platform/store/stored-row.ts";
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

test("of ten thousand guesses ten a network reach the table, and one line in the log reports them, without quoting any", async () => {
  const logged = vi.spyOn(site.content.payload.logger, "warn");
  const looked = vi.spyOn(storedRows, "storedRow");
  const networks = Array.from({ length: 40 }, newAddress);
  const answers = new Map<number, number>();
  const bodies = new Set<string>();
  for (let guess = 0; guess < 10_000; guess += 1) {
    const answer = await ask(networks[guess % networks.length] ?? "", wrongCode(), guess % 3 === 0);
    answers.set(answer.statusCode, (answers.get(answer.statusCode) ?? 0) + 1);
    if (answer.statusCode === 404) bodies.add(answer.body);
  }
  expect([...answers].sort()).toEqual([
    [404, networks.length * 10],
    [429, 10_000 - networks.length * 10],
  ]);
  expect(looked.mock.calls.filter(([, table]) => table === "complaints")).toHaveLength(networks.length * 10);
  expect(bodies.size).toBe(1);
  const lines = logged.mock.calls.filter(([line]) => JSON.stringify(line).includes("guessing codes"));
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/\d{16}/);
}, 120_000);
