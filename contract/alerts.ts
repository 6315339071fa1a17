import { z } from "zod";

/**
 * Requests and answers of the calls about mails on new vacancies and notices (private-calls.ts). Besides those, a mail program
 * stops a subscription by `POST /frontapi/subscriptions/stop?token=` (RFC 8058).
 */

const subscriptionKinds = ["vacancies", "notices"] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

/** The operation checks bounds and writes the messages for people. */
export const SubscriptionRequest = z.object({
  kind: z.enum(subscriptionKinds),
  /** A discipline's id, or a type of notice; empty for all of them. */
  filter: z.string().max(40).default(""),
  email: z.string().max(2000).default(""),
  form_token: z.string().max(200).optional(),
  /** People leave it empty: the field is hidden from them. */
  website: z.string().max(2000).optional(),
});
export type SubscriptionRequest = z.infer<typeof SubscriptionRequest>;

/** A subscription as the holder of its link may see it. */
export const Subscription = z.object({
  kind: z.enum(subscriptionKinds),
  /** "New posts: Hydrology". */
  about: z.string(),
  /** A masked address, enough to recognise it: "a…@example.org". */
  address: z.string(),
  confirmed: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

/** An option that email alerts can be narrowed to. */
export const AlertChoice = z.object({ value: z.string(), label: z.string() });
export type AlertChoice = z.infer<typeof AlertChoice>;
