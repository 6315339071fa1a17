import { type RefObject, useEffect, useRef } from "react";
import { newKey } from "../../../sending/new-key.ts";
import { dropStored, readKept, writeStored } from "../../../storage.ts";

/** The typed texts by the fields' names, and the time of typing. */
interface Kept {
  at: number;
  words: Record<string, string>;
}

const keptMs = 30 * 24 * 3600_000;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const fieldsOf = (form: HTMLFormElement | null): Field[] => [
  ...(form?.querySelectorAll<Field>("input[type=text], textarea, select") ?? []),
];

/**
 * Keeps the text typed into a form on this device until it is sent, and restores it. `keyFor` gives the idempotency key: the same for
 * the same text.
 */
export function useKeptWords(form: RefObject<HTMLFormElement | null>, name: string, isKept = true) {
  const key = `setu.forum.${name}`;
  const attempt = useRef({ of: "", key: "" });
  useEffect(() => {
    if (!isKept) return;
    const { words } = readKept<Kept>(key, keptMs) ?? {};
    for (const field of fieldsOf(form.current)) {
      const before = words?.[field.name];
      if (before === undefined || field.value !== "") continue;
      field.value = before;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [form, key, isKept]);
  return {
    keep() {
      if (!isKept) return;
      const words = Object.fromEntries(
        fieldsOf(form.current).flatMap(({ name: field, value }) => (value ? [[field, value]] : [])),
      );
      if (Object.keys(words).length > 0) writeStored(key, JSON.stringify({ at: Date.now(), words } satisfies Kept));
      else dropStored(key);
    },
    drop: () => dropStored(key),
    keyFor(data: FormData): string {
      const of = JSON.stringify([...data]);
      if (attempt.current.of !== of) attempt.current = { of, key: newKey() };
      return attempt.current.key;
    },
  };
}
