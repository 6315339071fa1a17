import { useSyncExternalStore } from "react";
import { onSessionChange, sessionToken } from "./session.ts";

/** Returns the session's token; undefined while nobody has signed in, null on the server and until hydration. */
export const useSessionToken = (): string | undefined | null =>
  useSyncExternalStore(onSessionChange, sessionToken, () => null);
