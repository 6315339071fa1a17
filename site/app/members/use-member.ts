import { useSyncExternalStore } from "react";
import { onSessionChange, sessionToken } from "./session.ts";

/** The session's token; undefined while nobody has signed in, null on the server and until the page is alive. */
export const useSessionToken = (): string | undefined | null =>
  useSyncExternalStore(onSessionChange, sessionToken, () => null);
