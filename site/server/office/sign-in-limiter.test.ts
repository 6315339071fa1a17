import { FrontApiError } from "@setu/contract/errors";
import { expect, test } from "vitest";
import { limits } from "../http/limits.ts";
import { signInLimiter } from "./sign-in-limiter.ts";

const env = { limits: true, secret: "a secret", publicOrigin: "https://www.example.org" };
const own = "203.0.113.1";
const account = "owner@example.org";

test("while strangers use up an account's limit, the limit of the owner's network is not used up", async () => {
  const limiter = signInLimiter(env);
  const guess = (ip: string) => limiter.guess({ ip, headers: {} }, account, "en");
  const [{ points: most }] = limits.signIn.account;
  const [{ points: mostFromNetwork }] = limits.signIn.accountAndNetwork;
  let takeBack = async () => {};
  for (let n = 0; n < most; n += 1) takeBack = await guess(`198.51.100.${n}`);
  for (let n = 0; n <= mostFromNetwork; n += 1) await expect(guess(own)).rejects.toThrow(FrontApiError);
  await takeBack();
  await expect(guess(own)).resolves.toBeTypeOf("function");
});
