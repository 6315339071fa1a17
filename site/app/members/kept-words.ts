import { dropStored, storedKeys } from "../storage.ts";
import { endSession } from "./session.ts";

/** The beginning of the keys under which members' unsent texts are kept on this device. */
export const keptWordsPrefix = "setu.forum.";

/** Ends the session on this device with all unsent texts: the next person here must not find them. */
export function leaveDevice(): void {
  endSession();
  for (const key of storedKeys().filter((each) => each.startsWith(keptWordsPrefix))) dropStored(key);
}
