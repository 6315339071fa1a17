import type { Session } from "@setu/contract/members/account";
import { dropStored, readStored, writeStored } from "../storage.ts";

/** The key in local storage: token and expiry, as the specification says (section 4), and nothing else. public/early.js knows it too. */
const key = "setu.auth";
/** Told to this page when the session begins or ends, wherever that was. */
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
    // Somebody else wrote there: nobody has signed in.
    return undefined;
  }
}

/** When the session ends, in ms since 1970; undefined without one, in the past when it has just ended. */
export const sessionEnds = (): number | undefined => read()?.expires_at;

/** The token of a session that has not ended; undefined if nobody has signed in. */
export function sessionToken(): string | undefined {
  const stored = read();
  return stored && stored.expires_at > Date.now() ? stored.token : undefined;
}

/**
 * Keeps a session that has begun.
 * @returns whether this browser lets us.
 */
export function beginSession({ token, expires_in }: Session): boolean {
  const stored: Stored = { token, expires_at: Date.now() + expires_in * 1000 };
  const isKept = writeStored(key, JSON.stringify(stored));
  if (isKept) tell();
  return isKept;
}

/** Forgets the session on this device. */
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
  // A page that the browser had put by has heard nothing meanwhile.
  addEventListener("pageshow", tell);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener("storage", elsewhere);
    removeEventListener("pageshow", tell);
  };
}
