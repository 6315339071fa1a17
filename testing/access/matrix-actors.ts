import { applicantAt } from "../people/applicant.ts";
import { correctingAt } from "../people/correcting.ts";
import { callerAt, staffAt } from "../people/staff.ts";
import { subscribersOf } from "../people/subscriber.ts";
import type { TestSite } from "../site.ts";
import { type Actor, actors } from "./access-matrix.ts";

/** An actor's credentials for both APIs. */
export interface Bearer {
  /** Calls the back office. */
  api: ReturnType<typeof callerAt>;
  /** The headers of a visitor's call. */
  headers: Record<string, string>;
  /** The link to A's application, or the best forgery that this actor can make. */
  link: string;
  email: string;
  /** The account's id, if there is one. */
  id?: number;
}

/** The seven actors, and A's application and subscriptions. */
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
  /** A token for A's application with B's signature. */
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

/** The tokens of A's two subscriptions, from the mails that ask for a confirmation. */
async function subscriptionsOf(site: TestSite): Promise<string[]> {
  const { subscribe, mailed, tokenIn } = subscribersOf(() => site);
  const addresses = ["first.a@example.org", "second.a@example.org"];
  await Promise.all(addresses.map((email) => subscribe({ kind: "vacancies", email })));
  return Promise.all(addresses.map(async (email) => tokenIn(await mailed(email, /token=confirm/))));
}

/** A token with a forged signature. */
export const forged = (token: string): string => `${token.split(".").slice(0, 3).join(".")}.${"A".repeat(43)}`;
