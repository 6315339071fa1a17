"use client";

import { toast } from "@payloadcms/ui";

/** The button that takes something back stands for ten seconds. */
export const undoMs = 10_000;

export const undoWords = { en: "Undo", ne: "पूर्ववत् गर्नुहोस्" };

/** Says what has been done, with the button that takes it back. */
export function sayWithUndo(text: string, language: keyof typeof undoWords, undo: () => Promise<void>): void {
  toast.success(text, { duration: undoMs, action: { label: undoWords[language], onClick: () => void undo() } });
}
