import { type RefObject, useEffect, useRef } from "react";
import { keptWordsPrefix } from "../../../members/kept-words.ts";
import { type Attempt, attemptFor } from "../../../sending/attempt.ts";
import { dropStored, readKept, writeStored } from "../../../storage.ts";
import { onStoredChange } from "../../../stored-changes.ts";

/** The typed texts by the fields' names, the time of typing, and the last attempt to send them. */
interface Kept {
  at: number;
  words: Record<string, string>;
  attempt?: Attempt | undefined;
}

const keptMs = 30 * 24 * 3600_000;
const keyOf = (name: string) => `${keptWordsPrefix}${name}`;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const fieldsOf = (form: HTMLFormElement | null): Field[] => [
  ...(form?.querySelectorAll<Field>("input[type=text], textarea, select") ?? []),
];

/** The attempt that was remembered with a stored text. */
function attemptIn(stored: string | null): Attempt | undefined {
  try {
    return (JSON.parse(stored ?? "{}") as Partial<Kept>).attempt;
  } catch {
    // Another script wrote the value.
    return undefined;
  }
}

/**
 * Returns the kept texts, with those of this form that are not among them yet. The field that was just written takes precedence. One that was
 * emptied is kept as such: its former text in another tab must not come back.
 */
function wordsOf(form: HTMLFormElement | null, kept: Kept["words"] = {}, written?: EventTarget): Kept["words"] {
  const now = (field: Field) => (field === written ? field.value : (kept[field.name] ?? field.value));
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, now(field)]));
}

/** Restores kept texts into the form, except into fields with newer text. */
function putBack(form: HTMLFormElement | null, kept: Kept | undefined, isNewer: (field: Field) => boolean): void {
  for (const field of fieldsOf(form)) {
    const before = kept?.words?.[field.name];
    if (before === undefined || before === field.value || isNewer(field)) continue;
    field.value = before;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const isInUse = (field: Field) => field === document.activeElement && document.hasFocus();

/** Whether unsent text is kept on this device under a name. */
export const hasKeptWords = (name: string): boolean => readKept<Kept>(keyOf(name), keptMs) !== undefined;

/** The unsent text that is kept under a name, its title first; empty if there is none. */
export function keptText(name: string): string {
  const { title = "", text = "" } = readKept<Kept>(keyOf(name), keptMs)?.words ?? {};
  return [title, text].filter(Boolean).join("\n\n");
}

const dropped = "setu:kept";
export function dropKeptWords(name: string): void {
  dropStored(keyOf(name));
  dispatchEvent(new Event(dropped));
}
/** Calls `listener` when kept text may have changed, on this page or another one. */
export function onKeptWords(listener: () => void): () => void {
  const stop = onStoredChange(listener);
  addEventListener(dropped, listener);
  return () => {
    removeEventListener(dropped, listener);
    stop();
  };
}

interface Options {
  /** The name under which it is kept; undefined keeps nothing. */
  name: string | undefined;
  /** Whether it replaces texts that the form begins with: those of a correction. */
  isCorrection?: boolean;
}

/**
 * Keeps the text typed into a form on this device until it is sent, and restores it: after a reload, in a new tab,
 * after signing in again. Each field is kept separately, so that two tabs with the same form share one text, in which
 * the last input counts. `keyFor` gives the idempotency key. It is kept too: the same text sent again after a lost
 * answer, or a reload, is stored once.
 */
export function useKeptWords(form: RefObject<HTMLFormElement | null>, { name, isCorrection = false }: Options) {
  const attempt = useRef<Attempt>(undefined);
  useEffect(() => {
    if (name === undefined) return;
    const kept = readKept<Kept>(keyOf(name), keptMs);
    attempt.current = kept?.attempt;
    putBack(form.current, kept, ({ value }) => value !== "" && !isCorrection);
  }, [form, name, isCorrection]);
  useEffect(() => {
    if (name === undefined) return;
    return onStoredChange((event) => {
      const key = keyOf(name);
      if (!form.current) return;
      // Nobody has typed into a page in the back/forward cache.
      if (!event) putBack(form.current, readKept<Kept>(key, keptMs), () => false);
      else if (event.key !== key) return;
      else if (event.newValue !== null) putBack(form.current, readKept<Kept>(key, keptMs), isInUse);
      // Another tab has sent the text that this one shows: sending it from here too would store it twice.
      else if (attemptIn(event.oldValue)?.of === JSON.stringify([...new FormData(form.current)])) form.current.reset();
    });
  }, [form, name]);
  /** Keeps the form; `written` is the field that was just typed into. */
  const keep = (written?: EventTarget) => {
    if (name === undefined) return;
    const before = readKept<Kept>(keyOf(name), keptMs);
    const words = wordsOf(form.current, before?.words, written);
    // Put back just now. Stored again from here, it could replace what another tab has written since.
    if (written && Object.entries(words).every(([field, value]) => value === before?.words?.[field])) return;
    const kept: Kept = { at: Date.now(), words, attempt: attempt.current ?? before?.attempt };
    if (Object.values(words).some(Boolean)) writeStored(keyOf(name), JSON.stringify(kept));
    else dropStored(keyOf(name));
  };
  return {
    keep,
    /** After it was sent: the same text is a new one from now on. */
    drop() {
      attempt.current = undefined;
      if (name !== undefined) dropStored(keyOf(name));
    },
    keyFor(data: FormData): string {
      const before = attempt.current;
      const now = attemptFor(JSON.stringify([...data]), before);
      attempt.current = now;
      if (now !== before) keep();
      return now.key;
    },
  };
}
