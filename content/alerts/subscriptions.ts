import { randomUUID } from "node:crypto";
import type { Subscription, SubscriptionKind, SubscriptionRequest } from "@setu/contract/alerts";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import type { StoredFields } from "../model/item.ts";
import { formTokenFault } from "../platform/access/form-token.ts";
import { mailboxOf } from "../platform/mail/mailbox.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import { emailLength, isEmail, isOneLine, tidyAddress } from "../platform/text/typed-text.ts";
import type { Traces } from "../retention/traces.ts";
import { alertChoices } from "./choices.ts";
import { deleteAlertMails, deleteSubscriptions, type MailTraces } from "./mail-files.ts";
import { endForGood } from "./retention.ts";
import { subscriptionTexts } from "./subscription-texts.ts";
import { personOf, readSubscriptionToken, subscriptionTokenHolds, type TokenPurpose } from "./subscription-token.ts";

interface Subscriptions {
  payload: Payload;
  secret: string;
}

/** A subscription as stored. */
export type StoredSubscription = StoredFields<
  "subscriptions",
  {
    id: number;
    kind: SubscriptionKind;
    filter: string;
    email: string;
    locale: Locale;
    linkKey: string;
    person: string;
    failures: number | null;
    confirmedAt: string | null;
  }
>;

/** The most unrequested mails that anybody can cause to one address within 24 hours. */
const askedADay = 3;
const dayMs = 24 * 3600_000;

/**
 * Checks and tidies a request to subscribe.
 * @throws FrontApiError `invalid`, the same for every visitor: the address is not looked up.
 */
export async function checkedSubscription(
  { payload }: Subscriptions,
  given: SubscriptionRequest,
  locale: Locale,
): Promise<Pick<StoredSubscription, "kind" | "filter" | "email">> {
  const texts = subscriptionTexts[locale];
  const email = addressIn(given.email);
  if (!email) {
    throw new FrontApiError("invalid", texts.email, { errors: { email: [texts.email] } });
  }
  const choices = given.filter ? await alertChoices(payload, given.kind, locale) : [];
  if (given.filter && !choices.some(({ value }) => value === given.filter)) {
    throw new FrontApiError("invalid", texts.filter, { errors: { filter: [texts.filter] } });
  }
  return { kind: given.kind, filter: given.filter, email };
}

/** An address as subscriptions store it; undefined if the typed text is not an address. */
export function addressIn(typed: string): string | undefined {
  const email = tidyAddress(typed).toLowerCase();
  return email.length <= emailLength && isOneLine(email) && isEmail(email) ? email : undefined;
}

/** Whether a machine sent the form: it gets the usual answer, and nothing is stored. */
export const looksLikeSpam = (
  { secret }: Subscriptions,
  { website, form_token: token }: SubscriptionRequest,
): boolean => Boolean(website) || formTokenFault(secret, token) === "bad-token";

/**
 * Stores a subscription, and the mail that asks for its confirmation. The caller does not wait for it: the time it takes
 * would tell whether the address is known.
 */
export async function subscribe(
  { payload, secret }: Subscriptions,
  wanted: Awaited<ReturnType<typeof checkedSubscription>>,
  locale: Locale,
): Promise<void> {
  const person = personOf(secret, wanted.email);
  const mailbox = personOf(secret, mailboxOf(wanted.email));
  const since = new Date(Date.now() - dayMs).toISOString();
  const { totalDocs: asked } = await payload.count({
    collection: "alert-mails",
    where: {
      and: [
        { person: { equals: mailbox } },
        { event: { in: ["confirm", "known"] } },
        { createdAt: { greater_than: since } },
      ],
    },
    overrideAccess: true,
  });
  if (asked >= askedADay) return;

  const key = `${wanted.kind}:${wanted.filter}:${person}`;
  const found = await findBy(payload, "key", key);
  if (found && !found.confirmedAt) {
    // The 48 hours begin again, in the language of this request.
    await runSql(
      payload,
      sql`UPDATE subscriptions SET created_at = ${new Date().toISOString()}, locale = ${locale} WHERE id = ${found.id}`,
    );
  }
  const data = { ...wanted, locale, person, key, linkKey: randomUUID() };
  const { id } = found ?? (await payload.create({ collection: "subscriptions", data, depth: 0, overrideAccess: true }));
  const mail = {
    kind: wanted.kind,
    event: found?.confirmedAt ? "known" : "confirm",
    subscription: id,
    // Counted by mailbox: with tags, one mailbox has any number of addresses.
    person: mailbox,
    state: "pending",
    attempts: 0,
    // First in the queue: the visitor is waiting for it.
    dueAt: 0,
    key: `asked/${id}/${randomUUID()}`,
  };
  await payload.create({ collection: "alert-mails", data: mail, depth: 0, overrideAccess: true });
}

/**
 * The subscription that a link belongs to.
 * @throws FrontApiError `forbidden` for an invalid link.
 */
async function storedBehind(
  { payload, secret }: Subscriptions,
  token: string,
  locale: Locale,
): Promise<{ stored: StoredSubscription; purpose: TokenPurpose }> {
  const claim = readSubscriptionToken(token);
  const stored = claim && (await findBy(payload, "id", claim.id));
  if (!claim || !stored || !subscriptionTokenHolds(secret, token, stored)) {
    throw new FrontApiError("forbidden", subscriptionTexts[locale].expired);
  }
  return { stored, purpose: claim.purpose };
}

async function findBy(payload: Payload, name: string, value: string | number): Promise<StoredSubscription | undefined> {
  return storedRow<StoredSubscription>(payload, "subscriptions", name, value);
}

/**
 * The subscription that a link belongs to, as its owner sees it.
 * @throws FrontApiError `forbidden` for an invalid link.
 */
export async function mySubscription(subscribed: Subscriptions, token: string, locale: Locale): Promise<Subscription> {
  const { stored } = await storedBehind(subscribed, token, locale);
  return {
    kind: stored.kind,
    about: await aboutOf(subscribed.payload, stored, locale),
    address: stored.email.replace(/^(.).*(?=@)/u, "$1…"),
    confirmed: Boolean(stored.confirmedAt),
  };
}

/** The subject of a subscription, such as "New posts: Hydrology". */
export async function aboutOf(
  payload: Payload,
  { kind, filter }: Pick<StoredSubscription, "kind" | "filter">,
  locale: Locale,
): Promise<string> {
  const choices = filter ? await alertChoices(payload, kind, locale) : [];
  return subscriptionTexts[locale].about[kind](choices.find(({ value }) => value === filter)?.label);
}

/**
 * Confirms a subscription: alerts begin.
 * @throws FrontApiError `forbidden` for an invalid link.
 */
export async function confirmSubscription(subscribed: Subscriptions, token: string, locale: Locale): Promise<string> {
  const { stored, purpose } = await storedBehind(subscribed, token, locale);
  if (purpose !== "confirm") throw new FrontApiError("forbidden", subscriptionTexts[locale].expired);
  await runSql(
    subscribed.payload,
    sql`UPDATE subscriptions SET confirmed_at = ${new Date().toISOString()} WHERE id = ${stored.id} AND confirmed_at IS NULL`,
  );
  return subscriptionTexts[locale].confirmed;
}

/**
 * Deletes a subscription with its address: alerts end.
 * @throws FrontApiError `forbidden` for an invalid link.
 */
export async function stopSubscription(
  subscribed: Subscriptions & { traces: Traces },
  token: string,
  locale: Locale,
): Promise<string> {
  const { stored } = await storedBehind(subscribed, token, locale);
  await endForGood(subscribed.payload, subscribed.traces, sql`id = ${stored.id}`);
  return subscriptionTexts[locale].stopped;
}

/** Deletes the subscriptions of an address, whose owner has asked the firm for it; returns how many there were. */
export const endSubscriptions = (payload: Payload, traces: Traces, address: string): Promise<number> =>
  endForGood(payload, traces, sql`email = ${address}`);

/** Deletes subscriptions that were not confirmed in time, and old mails. */
export async function sweepSubscriptions(
  payload: Payload,
  traces: MailTraces,
  confirmWithinMs: number,
  now = Date.now(),
): Promise<void> {
  const before = (ms: number) => new Date(now - ms).toISOString();
  const isLate = sql`confirmed_at IS NULL AND created_at < ${before(confirmWithinMs)}`;
  await deleteSubscriptions(payload, traces, isLate);
  await deleteAlertMails(payload, traces, before(30 * dayMs));
}
