import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { newKey } from "../../../sending/new-key.ts";
import { dropStored, readStored } from "../../../storage.ts";
import { type Draft, dropOldDrafts, isEmptyDraft, type KeptDocument, readDraft, saidIn, writeDraft } from "./draft.ts";
import { dropStrayFiles } from "./kept-files.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Options {
  /** Under which it is kept on this device. */
  key: string;
  /** What the form begins with: only what differs from it is kept. */
  held?: Record<string, string>;
  /** The server has sent the form back: what stands in it is newer than any draft. */
  sentBack: boolean;
}

const nobodysDraft: Draft = { at: 0, words: {}, documents: {} };

/**
 * Keeps what is written in a form on this device, and puts it back when the page is opened again. Each field is written by
 * itself, so that two tabs with the same form are one draft, in which what was typed last holds.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, { key, held = {}, sentBack }: Options) {
  const [draft, setDraft] = useState(nobodysDraft);
  const [isRefused, setRefused] = useState(false);
  const [wasPending, setWasPending] = useState(false);
  /** Where storage is closed or full, it lives as long as the page. */
  const memory = useRef<Draft>(undefined);
  const isPuttingBack = useRef(false);
  const latest = () => memory.current ?? readDraft(key);

  function change(update: (before: Draft) => Partial<Draft>): void {
    const before = latest();
    const now: Draft = { ...before, ...update(before), at: Date.now() };
    const isKept = writeDraft(key, now);
    memory.current = isKept ? undefined : now;
    setRefused(!isKept);
    setDraft(now);
  }

  /** Line ends as fields have them. */
  const begunWith = (name: string) => (held[name] ?? "").replace(/\r\n?/g, "\n");

  /** The words that are kept, with those of this form that are not there yet. Of the field that was just written its own. */
  function wordsWith({ words }: Draft, written?: EventTarget): Record<string, string> {
    const all = { ...words };
    for (const field of fieldsOf(form.current)) {
      const { name, value } = field;
      const isSame = value === begunWith(name);
      if (field === written && isSame) delete all[name];
      else if (field === written || (!isSame && !(name in all))) all[name] = value;
    }
    return all;
  }

  /** Puts what is kept into the form. `isOurs` says of a field that what stands in it is newer. */
  function putBack({ words }: Draft, isOurs: (field: Field) => boolean): void {
    for (const field of fieldsOf(form.current)) {
      const value = words[field.name] ?? begunWith(field.name);
      if (field.value === value || isOurs(field)) continue;
      field.value = value;
      // Whoever counts its words wants to know.
      isPuttingBack.current = true;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      isPuttingBack.current = false;
    }
  }

  const begin = useEffectEvent(() => {
    dropOldDrafts();
    void dropStrayFiles((name) => readStored(name.slice(0, name.lastIndexOf("/"))) !== undefined);
    const before = readDraft(key);
    const typed = fieldsOf(form.current).filter((field) => sentBack || wasTypedEarly(field));
    putBack(before, (field) => typed.includes(field) || before.words[field.name] === undefined);
    let words = before.words;
    for (const field of typed) words = wordsWith({ ...before, words }, field);
    words = wordsWith({ ...before, words });
    if (Object.keys(words).length > 0) change(() => ({ words }));
    else setDraft(before);
    setWasPending(before.attempt?.pending === true);
  });
  const follow = useEffectEvent(() => {
    const now = readDraft(key);
    // What has no name yet is only just being announced by another tab.
    const named = Object.entries(now.documents).filter(([, { id }]) => id !== "");
    setDraft({ ...now, documents: Object.fromEntries(named) });
    // Sent or forgotten in another tab: what stands here is still this one's.
    if (isEmptyDraft(now)) return;
    putBack(now, (field) => field === document.activeElement && document.hasFocus());
  });
  useEffect(() => {
    begin();
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener("storage", (event) => event.key === key && follow(), { signal });
    // A page that the browser has kept whole has heard of nothing meanwhile.
    addEventListener("pageshow", (event) => event.persisted && follow(), { signal });
    return () => ending.abort();
  }, [key]);

  return {
    isKept: !isRefused && !isEmptyDraft(draft),
    /** The browser keeps nothing. */
    isRefused,
    /** It was sent before, and no answer came. */
    wasPending,
    words: draft.words,
    documents: draft.documents,
    keep({ target }: { target: EventTarget }) {
      if (!isPuttingBack.current && isField(target)) change((before) => ({ words: wordsWith(before, target) }));
    },
    keepDocument(document: string, kept: KeptDocument | undefined) {
      change(({ documents: { [document]: _, ...others } }) => ({
        documents: kept ? { ...others, [document]: kept } : others,
      }));
    },
    /** The key under which the form is sent: the same as before when it says the same. */
    keyFor(data: FormData): string {
      const of = saidIn(data);
      const { attempt } = latest();
      const now = attempt?.of === of ? attempt.key : newKey();
      change(() => ({ attempt: { key: now, of, pending: true } }));
      return now;
    },
    /** The server has said no: it has heard of the attempt. */
    answered() {
      setWasPending(false);
      change(({ attempt }) => (attempt ? { attempt: { ...attempt, pending: false } } : {}));
    },
    drop() {
      dropStored(key);
      memory.current = undefined;
      setDraft(nobodysDraft);
      setWasPending(false);
    },
  };
}

const isField = (element: EventTarget): element is Field =>
  (element instanceof HTMLInputElement && element.type === "text" && element.name !== "website") ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement | null): Field[] => [...(form?.elements ?? [])].filter(isField);

/** Marked by public/early.js, before this page was alive. What the browser itself has put back bears no mark. */
const wasTypedEarly = (field: Field): boolean => "setuTyped" in field;
