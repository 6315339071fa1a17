import { newKey } from "./new-key.ts";

/** An attempt to send a content, and its idempotency key. */
export interface Attempt {
  of: string;
  key: string;
}

/** Returns the last attempt if it was for the same content, so that the server stores it once; otherwise a new one. */
export const attemptFor = (of: string, last: Attempt | undefined, key = newKey()): Attempt =>
  last?.of === of ? last : { of, key };
