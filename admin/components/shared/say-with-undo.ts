"use client";

import { toast } from "@payloadcms/ui";

/** How long an Undo button is shown. */
export const undoMs = 10_000;

export const undoWords = { en: "Undo", ne: "पूर्ववत् गर्नुहोस्" };

interface Undoable {
  language: keyof typeof undoWords;
  /** Identifies the changed item. The toast of its earlier change is dismissed, since that can no longer be undone. */
  about: string;
  undo(): Promise<void>;
}

const shown = new Map<string, number | string>();

/** Says in a toast what was done, with a button that undoes it. */
export function sayWithUndo(text: string, { language, about, undo }: Undoable): void {
  const earlier = shown.get(about);
  if (earlier !== undefined) toast.dismiss(earlier);
  const action = { label: undoWords[language], onClick: () => void undo() };
  shown.set(about, toast.success(text, { duration: undoMs, action }));
}
