import type { ContactMessage } from "@setu/contract/enquiries/enquiry-fields";
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
