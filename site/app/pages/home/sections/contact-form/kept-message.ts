import { type ContactMessage, contactFields } from "@setu/contract/enquiries/enquiry-fields";
import { dropStored, readKept, writeStored } from "../../../../storage.ts";

/** A message that was not sent, kept so that it can be restored, even after a reload. */
export interface KeptMessage {
  /** Milliseconds since 1970. */
  at: number;
  values: ContactMessage;
  /** The idempotency key of its first attempt. */
  key: string;
  /** The form's token: it says when the visitor began to fill in the form. */
  token: string;
}

const key = "setu.message";
const lifeMs = 7 * 24 * 3600_000;

export const readMessage = (): KeptMessage | undefined => readKept<KeptMessage>(key, lifeMs);
export const keepMessage = (message: KeptMessage) => writeStored(key, JSON.stringify(message));
export const dropMessage = () => dropStored(key);

export const isSame = (one: ContactMessage | undefined, other: ContactMessage): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Adds to a message what was typed before in the fields that are empty now, since the form was cleared in between.
 * `begun` is the form's own initial text, which nobody typed.
 */
export function completed(
  now: ContactMessage,
  before: ContactMessage | undefined,
  begun: string | undefined,
): ContactMessage {
  const values = { ...now };
  for (const field of contactFields) {
    if (!now[field] || now[field] === begun) values[field] = before?.[field] || now[field];
  }
  return values;
}
