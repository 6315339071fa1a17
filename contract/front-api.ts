import type {
  ApplicationAccepted,
  ApplicationChange,
  ApplicationOptions,
  ApplicationRequest,
  LinkRequest,
  MyApplication,
} from "./applications.ts";
import type { ContactAccepted, ContactOptions } from "./contact.ts";
import type { ContactMessage } from "./contact-fields.ts";
import type { Locale } from "./locale.ts";
import type { Reads } from "./reads.ts";
import type { Subscription, SubscriptionRequest } from "./subscriptions.ts";

/**
 * What a page may ask for. In the server these are the operations themselves, in the browser calls
 * to `/frontapi/*`; a page cannot tell which. Each rejects with a FrontApiError.
 */
export interface FrontApi extends Reads {
  /** Hands the firm a message. Resolves once it is stored; `invalid` bears messages per field. */
  contact(message: ContactMessage, options: ContactOptions): Promise<ContactAccepted>;
  /** What applicants do. */
  applicants(): Promise<ApplicantsApi>;
  /** Mails about what is new. */
  subscriptions(): Promise<SubscriptionsApi>;
}

/** Applying for a post. Each call rejects with a FrontApiError. */
export interface ApplicantsApi {
  /** Hands the firm an application. Resolves once it is stored; `gone` after the deadline, `conflict` for a second one. */
  apply(application: ApplicationRequest, options: ApplicationOptions): Promise<ApplicationAccepted>;
  /** The application that a link speaks of; `forbidden` for a link that does not hold. */
  mine(link: string, locale: Locale): Promise<MyApplication>;
  /** Corrects it and replaces papers; `gone` after the deadline, `invalid` with messages by field. */
  change(
    link: string,
    change: ApplicationChange,
    options: { locale: Locale; arrivedAt: number },
  ): Promise<MyApplication>;
  /** Erases it. */
  withdraw(link: string, locale: Locale): Promise<void>;
  /** Mails a link to whoever has this application. The answer is the same when nobody has. */
  requestLink(asked: LinkRequest, locale: Locale): Promise<{ message: string }>;
}

/** Mails about new vacancies and notices. Each call rejects with a FrontApiError; `forbidden` for a link that does not hold. */
export interface SubscriptionsApi {
  /** Asks by mail whether it was they who asked. The answer is the same whether or not the address is known. */
  subscribe(asked: SubscriptionRequest, locale: Locale): Promise<{ message: string }>;
  /** What a mailed link is about. */
  mine(token: string, locale: Locale): Promise<Subscription>;
  confirm(token: string, locale: Locale): Promise<{ message: string }>;
  /** Erases it. */
  stop(token: string, locale: Locale): Promise<{ message: string }>;
}
