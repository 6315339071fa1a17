import type {
  ApplicationAccepted,
  ApplicationChange,
  ApplicationRequest,
  LinkRequest,
  MyApplication,
} from "../applications.ts";
import type { ContactRequest, FormToken } from "../contact.ts";
import type { Locale } from "../locale.ts";
import type { Subscription, SubscriptionRequest } from "../subscriptions.ts";

/** What comes with every call. */
interface Asked {
  locale: Locale;
}

/** What comes with a call that has a body. */
interface Sent<Body> extends Asked {
  body: Body;
  /** A repeated call with the same key is the same request, and is stored once. */
  idempotencyKey?: string | undefined;
  /** When the request began to arrive: the server's clock decides the deadline. Milliseconds since 1970; without it, now. */
  arrivedAt?: number | undefined;
}

/** What comes with a call about something that only its owner may see. */
interface Linked extends Asked {
  /** The token of a mailed link. */
  link: string;
}

/** An answer that says in words what has happened. */
export interface Told {
  message: string;
}

/**
 * The calls that write, or that read what is one person's: no answer is cached. Each rejects with a FrontApiError; `forbidden`
 * for a link that does not hold.
 */
export interface PrivateCalls {
  /** A signed time stamp, for a form that is about to be filled in. */
  formToken(asked: Asked): Promise<{ data: FormToken }>;
  /** Hands the firm a message. Resolves once it is stored; `invalid` bears messages by field. */
  contact(asked: Sent<ContactRequest>): Promise<Told>;
  /** Hands the firm an application. Resolves once it is stored; `gone` after the deadline, `invalid` with messages by field. */
  apply(asked: Sent<ApplicationRequest>): Promise<ApplicationAccepted>;
  /** Mails a link to the applicant. The answer is the same when there is no such application. */
  requestLink(asked: Sent<LinkRequest>): Promise<Told>;
  /** The application that a link is for. */
  myApplication(asked: Linked): Promise<{ data: MyApplication }>;
  /** Corrects it and replaces documents; `gone` after the deadline, `invalid` with messages by field. */
  changeApplication(asked: Linked & Sent<ApplicationChange>): Promise<{ data: MyApplication }>;
  /** Erases it. */
  withdrawApplication(asked: Linked): Promise<{ data: object }>;
  /** Asks by mail whether the address's owner wants mails. The answer is the same whether or not the address is known. */
  subscribe(asked: Sent<SubscriptionRequest>): Promise<Told>;
  /** The subscription that a link is for. */
  mySubscription(asked: Linked): Promise<{ data: Subscription }>;
  /** From now on mails are sent. */
  confirmSubscription(asked: Linked): Promise<Told>;
  /** Erases it. */
  stopSubscription(asked: Linked): Promise<Told>;
}

export type PrivateCallName = keyof PrivateCalls;

/** How a call is made over HTTP, below the base path. Its link is the Bearer token (RFC 6750, 2.1): no log and no referrer has it. */
interface PrivateCall {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
}

/** Schemas of their bodies and answers are in private-call-schemas.ts: the browser needs none. */
export const privateCalls: Record<PrivateCallName, PrivateCall> = {
  formToken: { method: "GET", path: "/form-token" },
  contact: { method: "POST", path: "/contact" },
  apply: { method: "POST", path: "/applications" },
  requestLink: { method: "POST", path: "/applications/link" },
  myApplication: { method: "GET", path: "/applications/mine" },
  changeApplication: { method: "PATCH", path: "/applications/mine" },
  withdrawApplication: { method: "DELETE", path: "/applications/mine" },
  subscribe: { method: "POST", path: "/subscriptions" },
  mySubscription: { method: "GET", path: "/subscriptions/mine" },
  confirmSubscription: { method: "PATCH", path: "/subscriptions/mine" },
  stopSubscription: { method: "DELETE", path: "/subscriptions/mine" },
};

export const privateCallNames = Object.keys(privateCalls) as PrivateCallName[];
