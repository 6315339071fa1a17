import { applicantAt } from "../people/applicant.ts";
import { correctingAt } from "../people/correcting.ts";
import { callerAt, staffAt } from "../people/staff.ts";
import { subscribersOf } from "../people/subscriber.ts";
import type { TestSite } from "../site.ts";
import { type Actor, actors } from "./access-matrix.ts";

/** What an actor bears, at both doors. */
export interface Bearer {
  /** The back office. */
  api: ReturnType<typeof callerAt>;
  /** The headers of a visitor's call. */
  headers: Record<string, string>;
  /** What opens A's application, or the best that this one can make of it. */
  link: string;
  email: string;
  /** Of the account, if there is one. */
  id?: number;
}

/** The seven, and what is A's. */
export async function bearersAt(site: TestSite) {
  const somebody = await applicantAt(site);
  const { applied } = correctingAt(
    () => site,
    () => somebody,
  );
  const [a, b, subscriptions] = await Promise.all([
    applied("applicant-a@example.org"),
    applied("applicant-b@example.org"),
    subscriptionsOf(site),
  ]);
  const [row] = await somebody.rows(a.email);
  if (!row) throw new Error("A's application has not been stored.");

  const [, number = "", expires = ""] = a.link.split(".");
  const [, , , signature = ""] = b.link.split(".");
  /** B's signature, and what is said by it of A. */
  const made = `track.${number}.${expires}.${signature}`;
  const visitor = (link: string) => ({ ...somebody.headers, authorization: `Bearer ${link}` });
  const bearerOf = async (actor: Actor): Promise<Bearer> => {
    if (actor === "anonymous")
      return { api: callerAt(site), headers: somebody.headers, link: "", email: "x@example.org" };
    if (actor === "applicantA" || actor === "applicantB") {
      const link = actor === "applicantA" ? a.link : made;
      const own = actor === "applicantA" ? a : b;
      const api = callerAt(site, `setu-token=${own.link}`, { authorization: `Bearer ${own.link}` });
      return { api, headers: visitor(link), link, email: own.email };
    }
    const { cookie, email, id, ...api } = await staffAt(site, actor, actor);
    return { api, headers: { ...visitor(made), cookie }, link: made, email, id };
  };
  const bearers = Object.fromEntries(
    await Promise.all(actors.map(async (actor) => [actor, await bearerOf(actor)] as const)),
  ) as Record<Actor, Bearer>;
  return { somebody, bearers, a: { ...a, row }, b, subscriptions };
}

/** Two of A's, by the tokens in the mails that ask for a confirmation. */
async function subscriptionsOf(site: TestSite): Promise<string[]> {
  const { subscribe, mailed, tokenIn } = subscribersOf(() => site);
  const addresses = ["first.a@example.org", "second.a@example.org"];
  await Promise.all(addresses.map((email) => subscribe({ kind: "vacancies", email })));
  return Promise.all(addresses.map(async (email) => tokenIn(await mailed(email, /token=confirm/))));
}

/** Of a token the signature is another's. */
export const forged = (token: string): string => `${token.split(".").slice(0, 3).join(".")}.${"A".repeat(43)}`;
