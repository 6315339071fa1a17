import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { selectCountry } from "../../../i18n/countries.ts";
import { attemptFor } from "../../../sending/attempt.ts";
import { newKey } from "../../../sending/new-key.ts";
import { readStored } from "../../../storage.ts";
import {
  type Draft,
  dropOldDrafts,
  isEmptyDraft,
  type KeptDocument,
  readDraft,
  saidIn,
  tellReceipt,
  toldReceipt,
  writeDraft,
} from "./draft.ts";
import { changesTo, type Field, fieldsOf, isField, wasTypedEarly, wordsOf } from "./draft-fields.ts";
import { dropDraft, dropStrayFiles } from "./kept-files.ts";

interface Options {
  /** The key under which the draft is stored on this device. */
  key: string;
  /** The initial values of the form: only differences from them are kept. */
  held?: Record<string, string>;
  /** Whether the server has sent the form back: its texts are newer than any draft. */
  sentBack: boolean;
  /** Called when another tab has sent the form. */
  onSentElsewhere?: (receipt: string) => void;
}

const emptyDraft: Draft = { at: 0, words: {}, documents: {} };

/**
 * Stores the content of a form on this device, and restores it when the page is opened again. Each field is stored
 * separately, so that two tabs with the same form share one draft, in which the last input counts.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { key, held = {}, sentBack, onSentElsewhere }: Options,
) {
  const stored = useStoredDraft(key);
  const [wasPending, setWasPending] = useState(false);
  const { isPuttingBack, putBack } = usePutBack(form, held);

  const begin = () => {
    dropOldDrafts();
    void dropStrayFiles((name) => readStored(name.slice(0, name.lastIndexOf("/"))) !== undefined);
    const before = readDraft(key);
    const typed = fieldsOf(form.current).filter((field) => sentBack || wasTypedEarly(field));
    putBack(before, (field) => typed.includes(field) || before.words[field.name] === undefined);
    let { words } = before;
    for (const field of typed) words = wordsOf(form.current, words, held, field);
    words = wordsOf(form.current, words, held);
    if (Object.keys(words).length > 0) stored.change(() => ({ words }));
    else stored.show(before);
    setWasPending(before.attempt?.pending === true);
  };
  const follow = () => {
    const now = readDraft(key);
    // A document without an id is being announced by another tab.
    const named = Object.entries(now.documents).filter(([, { id }]) => id !== "");
    stored.show({ ...now, documents: Object.fromEntries(named) });
    // Sent or deleted in another tab: this tab keeps its text.
    if (isEmptyDraft(now)) return;
    putBack(now, (field) => field === document.activeElement && document.hasFocus());
  };
  useStorageEvents(key, { begin, follow, sent: (receipt) => onSentElsewhere?.(receipt) });

  return {
    ...stored.state,
    /** Whether it was sent before without an answer. */
    wasPending,
    keep({ target }: { target: EventTarget }) {
      if (isPuttingBack.current || !isField(target)) return;
      stored.change(({ words }) => ({ words: wordsOf(form.current, words, held, target) }));
    },
    keepDocument: stored.keepDocument,
    keyFor: stored.keyFor,
    /** The server has refused the form, so it has received the attempt. */
    answered() {
      setWasPending(false);
      stored.change(({ attempt }) => (attempt ? { attempt: { ...attempt, pending: false } } : {}));
    },
    /** Deletes the draft, with its files that have not arrived. With the receipt for it, other tabs learn that it has been sent. */
    drop(receipt?: string) {
      dropDraft(key);
      stored.forget();
      setWasPending(false);
      if (receipt !== undefined) tellReceipt(key, receipt);
    },
  };
}

/** Restores a draft into the form, except for fields with newer text. */
function usePutBack(form: RefObject<HTMLFormElement | null>, held: Record<string, string>) {
  const isPuttingBack = useRef(false);
  function putBack({ words }: Draft, isNewer: (field: Field) => boolean): void {
    for (const [field, value] of changesTo(form.current, words, held)) {
      if (isNewer(field)) continue;
      // The list may not have all countries yet.
      if (field.name === "country" && field instanceof HTMLSelectElement) selectCountry(field, value);
      else field.value = value;
      // The word counter listens to this event.
      isPuttingBack.current = true;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      isPuttingBack.current = false;
    }
  }
  return { isPuttingBack, putBack };
}

/** The draft as stored on this device, or in memory while the page is open if storage is blocked or full. */
function useStoredDraft(key: string) {
  const [draft, setDraft] = useState(emptyDraft);
  const [isRefused, setRefused] = useState(false);
  const memory = useRef<Draft>(undefined);
  const latest = () => memory.current ?? readDraft(key);

  function change(update: (before: Draft) => Partial<Draft>): void {
    const before = latest();
    const now: Draft = { nextKey: newKey(), ...before, ...update(before), at: Date.now() };
    const isKept = writeDraft(key, now);
    memory.current = isKept ? undefined : now;
    setRefused(!isKept);
    setDraft(now);
  }

  return {
    state: {
      isKept: !isRefused && !isEmptyDraft(draft),
      /** Whether the browser refuses to store it. */
      isRefused,
      words: draft.words,
      documents: draft.documents,
    },
    show: setDraft,
    change,
    keepDocument(document: string, kept: KeptDocument | undefined): void {
      change(({ documents: { [document]: _, ...others } }) => ({
        documents: kept ? { ...others, [document]: kept } : others,
      }));
    },
    /** Returns the idempotency key for sending the form: the same as before if the content is the same. */
    keyFor(data: FormData): string {
      const { attempt: last, nextKey } = latest();
      const attempt = attemptFor(saidIn(data), last, nextKey);
      // Another tab may not see what this one writes now: until then, both send under the key that was made before.
      change(() => ({ attempt: { ...attempt, pending: true }, ...(attempt.key === nextKey && { nextKey: newKey() }) }));
      return attempt.key;
    },
    /** Forgets a draft that has been deleted from this device. */
    forget(): void {
      memory.current = undefined;
      setDraft(emptyDraft);
    },
  };
}

interface DraftEvents {
  begin: () => void;
  follow: () => void;
  sent: (receipt: string) => void;
}

/** Calls `begin` once for each draft, `follow` when another tab may have changed it, and `sent` when one has sent it. */
function useStorageEvents(key: string, { begin, follow, sent }: DraftEvents): void {
  const onBegin = useEffectEvent(begin);
  const onFollow = useEffectEvent(follow);
  const onSent = useEffectEvent(sent);
  useEffect(() => {
    onBegin();
    const ending = new AbortController();
    const { signal } = ending;
    const listen = (event: StorageEvent) => {
      const receipt = toldReceipt(key, event);
      if (receipt !== undefined) onSent(receipt);
      else if (event.key === key) onFollow();
    };
    addEventListener("storage", listen, { signal });
    // A page from the back/forward cache has missed the events meanwhile.
    addEventListener("pageshow", (event) => event.persisted && onFollow(), { signal });
    return () => ending.abort();
  }, [key]);
}
