import type { ContactMessage } from "@setu/contract/contact-fields";
import { dropStored, readKept, writeStored } from "../../../../storage.ts";

/** A message that was not sent, so that it can be put back: after a reload too. */
export interface KeptMessage {
  /** Milliseconds since 1970. */
  at: number;
  values: ContactMessage;
  /** The idempotency key that it was sent with. */
  key: string;
  /** The form's token: it says when somebody began to fill it in. */
  token: string;
}

const key = "setu.message";
const lifeMs = 7 * 24 * 3600_000;

export const readMessage = (): KeptMessage | undefined => readKept<KeptMessage>(key, lifeMs);
export const keepMessage = (message: KeptMessage) => writeStored(key, JSON.stringify(message));
export const dropMessage = () => dropStored(key);
