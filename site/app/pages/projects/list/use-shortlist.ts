import { pages } from "@setu/contract/pages";
import { shortlistLimit } from "@setu/contract/project-fields";
import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../../../storage.ts";
import { onStoredChange } from "../../../stored-changes.ts";

const key = "setu.shortlist";
const none: readonly number[] = [];

/** The last snapshot: a store must return the same object until it changes. */
let known: { text: string; ids: readonly number[] } = { text: "", ids: none };
/** The shortlist of this tab, where storage is blocked or full. */
let unstored: string | undefined;
const listeners = new Set<() => void>();

function read(): readonly number[] {
  const text = unstored ?? readStored(key) ?? "";
  if (text !== known.text) known = { text, ids: text.split(",").map(Number).filter(isId).slice(0, shortlistLimit) };
  return known.ids;
}

/** An empty text is no id, although `Number` makes 0 of it. */
const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

function write(ids: readonly number[]): void {
  const text = ids.join(",");
  unstored = writeStored(key, text) ? undefined : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changes by other pages of the same visitor.
  const stop = onStoredChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The visitor's shortlist: ids of projects in the order of choosing, stored on this device if it allows that. */
export function useShortlist() {
  const ids = useSyncExternalStore(subscribe, read, () => none);
  return {
    ids,
    isFull: ids.length >= shortlistLimit,
    toggle: (id: number) => write(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    clear: () => write([]),
  };
}

/** The address of a page that compares projects; visitors can share it. */
export const shortlistAddress = (ids: readonly number[]): string => pages.projects.href({ ids: ids.join(",") });
