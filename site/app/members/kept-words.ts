import { dropStored, readStored, storedKeys, writeStored } from "../storage.ts";
import { endSession } from "./session.ts";

/** The beginning of the keys under which members' unsent texts are kept on this device. */
export const keptWordsPrefix = "setu.forum.";
/** The key of the id of the member who signed in here last, whose texts they are. */
const writerKey = `${keptWordsPrefix}writer`;

const keptKeys = (): string[] => storedKeys().filter((key) => key.startsWith(keptWordsPrefix));

function dropWords(): void {
  for (const key of keptKeys()) dropStored(key);
}

/** Whether this device keeps texts that the member has not sent. */
export const keepsWords = (): boolean => keptKeys().some((key) => key !== writerKey);

/**
 * Ends the session on this device with all unsent texts: the next person here must not find them. The texts go first, so that no other
 * tab says at the session's end that one is kept.
 */
export function leaveDevice(): void {
  dropWords();
  endSession();
}

/**
 * Keeps unsent texts for the member who signs in only if they are the member's own: an earlier session may have
 * expired.
 */
export function keepWordsOf(member: string): void {
  const writer = readStored(writerKey);
  if (writer !== undefined && writer !== member) dropWords();
  writeStored(writerKey, member);
}
