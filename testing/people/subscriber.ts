import { expect, vi } from "vitest";
import { type WrittenMail, writtenMails } from "../mail-files.ts";
import type { TestSite } from "../site.ts";

/** Those who want mails from a site, over HTTP, and what they get. */
export function subscribersOf(open: () => TestSite) {
  const headers = { "x-requested-with": "XMLHttpRequest" };
  const dayMs = 24 * 3600_000;

  const subscribe = (payload: object, locale = "en") =>
    open().app.inject({ method: "POST", url: `/frontapi/subscriptions?locale=${locale}`, headers, payload });
  const mine = (token: string, method: "GET" | "PATCH" | "DELETE" = "GET") =>
    open().app.inject({
      method,
      url: "/frontapi/subscriptions/mine",
      headers: { ...headers, authorization: `Bearer ${token}` },
    });

  /** All mails to an address, as they would have gone out. */
  const mailsTo = (address: string) =>
    writtenMails(open().env.dataDir).filter(({ head }) => head.includes(`To: ${address}`));
  const mailed = (address: string, pattern: RegExp): Promise<WrittenMail> =>
    vi.waitFor(() => mailsTo(address).find(({ text }) => pattern.test(text)) ?? expect.fail(`no mail to ${address}`), {
      timeout: 20_000,
      interval: 100,
    });
  const tokenIn = ({ text }: WrittenMail) => String(/token=(\S+)/.exec(text)?.[1]);

  /** Somebody who has followed the link in the first mail. */
  async function subscribed(email: string, wish: object = {}, locale = "en"): Promise<void> {
    expect((await subscribe({ kind: "vacancies", email, ...wish }, locale)).statusCode).toBe(200);
    expect((await mine(tokenIn(await mailed(email, /token=confirm/)), "PATCH")).statusCode).toBe(200);
  }
  const rowsOf = async (collection: "subscriptions" | "alert-mails", where: object = {}) => {
    const options = { collection, where: where as never, limit: 0, sort: "id", overrideAccess: true };
    return (await open().content.payload.find(options)).docs;
  };
  const rows = (where?: object) => rowsOf("subscriptions", where);
  const alertRows = (where?: object) => rowsOf("alert-mails", where);

  /** A vacancy of the seed that has closed, opened anew until then: visitors have not been told of it. */
  const reopen = (days: number, collection: "vacancies" | "notices" = "vacancies", id = 7) =>
    open().content.payload.update({
      collection,
      id,
      locale: "en",
      data: {
        [collection === "vacancies" ? "closesAt" : "deadline"]: new Date(Date.now() + days * dayMs).toISOString(),
        ...(collection === "vacancies" && { answerBy: new Date(Date.now() + 60 * dayMs).toISOString() }),
        _status: "published",
      } as never,
      overrideAccess: true,
      depth: 0,
    });
  return { headers, subscribe, mine, mailsTo, mailed, tokenIn, subscribed, rows, alertRows, reopen };
}
