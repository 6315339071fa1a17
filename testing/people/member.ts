import { setTimeout as wait } from "node:timers/promises";
import { expect, vi } from "vitest";
import { type WrittenMail, writtenMails } from "../mail-files.ts";
import type { TestSite } from "../site.ts";

/** A valid password. */
export const goodPassword = "turbid lanterns uphill 41";

/** Visitors with an account on a site, over HTTP, and the mails they get. */
export function membersOf(open: () => TestSite) {
  const marked = { "x-requested-with": "XMLHttpRequest" };
  type Method = "GET" | "POST" | "PATCH" | "DELETE";

  interface Extra {
    locale?: string;
    headers?: Record<string, string>;
    from?: string;
  }
  const ask = (method: Method, path: string, payload?: object, { locale = "en", headers, from }: Extra = {}) =>
    open().app.inject({
      method,
      url: `/frontapi${path}?locale=${locale}`,
      headers: { ...marked, ...headers },
      ...(payload && { payload }),
      ...(from && { remoteAddress: from }),
    });
  /** Repeats a call while other passwords are being hashed, as people would. */
  const call: typeof ask = async (...asked) => {
    for (;;) {
      const answer = await ask(...asked);
      if (answer.statusCode !== 503) return answer;
      await wait(200);
    }
  };

  const mailsTo = (address: string) =>
    writtenMails(open().env.dataDir).filter(({ head }) => head.toLowerCase().includes(`to: ${address.toLowerCase()}`));
  const mailed = (address: string, pattern: RegExp): Promise<WrittenMail> =>
    vi.waitFor(() => mailsTo(address).find(({ text }) => pattern.test(text)) ?? expect.fail(`no mail to ${address}`), {
      timeout: 20_000,
      interval: 100,
    });
  const tokenIn = ({ text }: WrittenMail) => String(/(?:token|undo)=(\S+)/.exec(text)?.[1]);

  async function wish(email: string, changes: object = {}) {
    const { data } = (await call("GET", "/legal/terms")).json();
    return {
      name: "Sunita Karki",
      email,
      password: goodPassword,
      password_confirmation: goodPassword,
      terms: data.number,
      adult: true,
      ...changes,
    };
  }
  const register = async (email: string, changes: object = {}, extra: Extra = {}) =>
    call("POST", "/accounts", await wish(email, changes), extra);

  const cookieIn = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers["set-cookie"] ?? "").split(";")[0] ?? "";

  /** The headers of a signed-in member: token and device cookie. */
  const signedBy = (answer: Awaited<ReturnType<typeof call>>, cookie = cookieIn(answer)) => ({
    authorization: `Bearer ${answer.json().data.token}`,
    cookie,
  });

  /** A member who has signed in with the link of the first mail. */
  async function member(email: string, changes: { name?: string; password?: string } = {}) {
    const password = changes.password ?? goodPassword;
    expect((await register(email, { ...changes, password, password_confirmation: password })).statusCode).toBe(200);
    const token = tokenIn(await mailed(email, /verify-email/));
    const entered = await call("POST", "/accounts/verify", { token, password });
    expect(entered.statusCode).toBe(200);
    return { email, password, headers: signedBy(entered) };
  }
  const login = (email: string, password = goodPassword, extra: Extra & { remember?: boolean } = {}) =>
    call("POST", "/api/login", { email, password, ...(extra.remember && { remember: true }) }, extra);

  return { ask, call, register, wish, mailsTo, mailed, tokenIn, member, login, signedBy, cookieIn };
}
