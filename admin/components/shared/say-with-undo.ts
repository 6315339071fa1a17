"use client";

import { toast } from "@payloadcms/ui";

/** The button that takes something back stands for ten seconds. */
export const undoMs = 10_000;

export const undoWords = { en: "Undo", ne: "पूर्ववत् गर्नुहोस्" };

interface Undoable {
  language: keyof typeof undoWords;
  /** What it was done to. What was done to it before can be undone no more, and its button goes. */
  about: string;
  undo(): Promise<void>;
}

const shown = new Map<string, number | string>();

/** Says what has been done, with the button that takes it back. */
export function sayWithUndo(text: string, { language, about, undo }: Undoable): void {
  const earlier = shown.get(about);
  if (earlier !== undefined) toast.dismiss(earlier);
  const action = { label: undoWords[language], onClick: () => void undo() };
  shown.set(about, toast.success(text, { duration: undoMs, action }));
}
