import { expect, vi } from "vitest";
import { type WrittenMail, writtenMails } from "../mail-files.ts";
import type { TestSite } from "../site.ts";

/** Subscribers of a site, over HTTP, and the mails they get. */
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

  /** All mails to an address, as they would have been sent. */
  const mailsTo = (address: string) =>
    writtenMails(open().env.dataDir).filter(({ head }) => head.includes(`To: ${address}`));
  const mailed = (address: string, pattern: RegExp): Promise<WrittenMail> =>
    vi.waitFor(() => mailsTo(address).find(({ text }) => pattern.test(text)) ?? expect.fail(`no mail to ${address}`), {
      timeout: 20_000,
      interval: 100,
    });
  const tokenIn = ({ text }: WrittenMail) => String(/token=(\S+)/.exec(text)?.[1]);

  /** Subscribes an address and follows the link in the first mail. */
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

  /** Reopens a closed vacancy or notice of the seed for so many days, of which no mail has told yet. */
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
