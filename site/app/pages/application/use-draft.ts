import { type RefObject, useEffect, useState } from "react";

/** What was kept on this device: words by the names of their fields. */
type Kept = Record<string, string>;

const neverKept = /^(form_token|idempotency_key|website|consent|file\..*)$/;

function read(key: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Kept;
  } catch {
    // A browser that keeps nothing, or something else under our name.
    return {};
  }
}

function write(key: string, kept: Kept | undefined): void {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // Without a draft the form works all the same.
  }
}

export const draftKeyOf = (vacancy: number): string => `setu.application.${vacancy}`;

/** Keeps what is written in a form on this device, and puts it back when the page is opened again. */
export function useDraft(form: RefObject<HTMLFormElement | null>, vacancy: number) {
  const key = draftKeyOf(vacancy);
  const [kept, setKept] = useState<Kept>({});

  useEffect(() => {
    const before = read(key);
    for (const [name, value] of Object.entries(before)) {
      const field = form.current?.elements.namedItem(name);
      const isOurs =
        field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
      // What the server sent back, or somebody has typed already, is newer.
      if (isOurs && field.type !== "hidden" && field.value === "") field.value = value;
    }
    setKept(before);
  }, [form, key]);

  return {
    isKept: Object.keys(kept).length > 0,
    /** Names of uploads, by paper. */
    papers: Object.fromEntries(
      Object.entries(kept).flatMap(([name, value]) => (name.startsWith("files.") ? [[name.slice(6), value]] : [])),
    ) as Record<string, string | undefined>,
    keep() {
      if (!form.current) return;
      const words = [...new FormData(form.current)].flatMap(([name, value]) =>
        typeof value === "string" && value !== "" && !neverKept.test(name) ? [[name, value] as const] : [],
      );
      const now = Object.fromEntries(words);
      write(key, now);
      setKept(now);
    },
    forget() {
      write(key, undefined);
      setKept({});
      form.current?.reset();
    },
  };
}
