import type { Session } from "@setu/contract/members/account";
import { dropStored, readStored, writeStored } from "../storage.ts";

/** The key in local storage: only token and expiry, as the specification says (section 4). public/early.js has it too. */
const key = "setu.auth";
/** The event on this page when the session begins or ends, in whichever tab. */
const changed = "setu:session";

interface Stored {
  token: string;
  /** In ms since 1970, by this device's clock. */
  expires_at: number;
}

function read(): Stored | undefined {
  try {
    const { token, expires_at } = JSON.parse(readStored(key) ?? "{}");
    return typeof token === "string" && typeof expires_at === "number" ? { token, expires_at } : undefined;
  } catch {
    // Another script wrote the value: nobody has signed in.
    return undefined;
  }
}

/** Returns when the session ends, in ms since 1970; undefined without one, in the past when it has just ended. */
export const sessionEnds = (): number | undefined => read()?.expires_at;

/** Returns the token of a session that has not ended; undefined if nobody has signed in. */
export function sessionToken(): string | undefined {
  const stored = read();
  return stored && stored.expires_at > Date.now() ? stored.token : undefined;
}

/**
 * Stores a session that has begun.
 * @returns whether this browser allows it.
 */
export function beginSession({ token, expires_in }: Session): boolean {
  const stored: Stored = { token, expires_at: Date.now() + expires_in * 1000 };
  const isKept = writeStored(key, JSON.stringify(stored));
  if (isKept) tell();
  return isKept;
}

/** Deletes the session from this device. */
export function endSession(): void {
  dropStored(key);
  tell();
}

function tell(): void {
  const { dataset } = document.documentElement;
  if (sessionToken()) dataset["member"] = "";
  else delete dataset["member"];
  dispatchEvent(new Event(changed));
}

/** Calls `listener` when the session begins or ends, in this tab or another one. */
export function onSessionChange(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  addEventListener(changed, listener);
  addEventListener("storage", elsewhere);
  // A page from the back/forward cache has missed the events meanwhile.
  addEventListener("pageshow", tell);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener("storage", elsewhere);
    removeEventListener("pageshow", tell);
  };
}
