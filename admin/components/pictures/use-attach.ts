import { type RefObject, useEffect, useState } from "react";
import type { ForAll } from "./for-all.tsx";
import { isDescribed, isDone, isOpen, isReady, type Line } from "./line.ts";
import type { Sheet } from "./use-sheet.ts";

interface Options {
  sheet: Sheet;
  forAll: ForAll;
  dialog: RefObject<HTMLDialogElement | null>;
  onAttach(ids: number[], forAll: ForAll): void;
  onClose(): void;
}

/** Attaches the pictures of a sheet once each is stored or refused; the refused ones stay on the sheet. */
export function useAttach({ sheet, forAll, dialog, onAttach, onClose }: Options) {
  const { lines, release, remove } = sheet;
  const [isAttaching, setAttaching] = useState(false);
  const [undescribed, setUndescribed] = useState(0);
  const done = lines.filter(isDone);
  const open = lines.filter(isOpen);

  const attachDone = () => {
    const ids = done.map(({ stored }) => stored?.id).filter((id) => id !== undefined);
    onAttach(ids, forAll);
    for (const { key } of done) remove(key);
    if (done.length === lines.length) onClose();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits until the last line is done
  useEffect(() => {
    if (!isAttaching || open.length > 0) return;
    setAttaching(false);
    if (done.length > 0) attachDone();
  }, [isAttaching, open.length]);

  const hasReady = lines.some(isReady);
  useEffect(() => {
    // A line may be described before its file is checked, which is slow with many large files.
    if (isAttaching && hasReady) release();
  }, [isAttaching, hasReady, release]);

  const attach = () => {
    const bare = open.filter((line) => !isDescribed(line));
    setUndescribed(bare.length);
    release();
    if (bare.length === 0) setAttaching(true);
    else focusMissingText(dialog.current, bare[0]);
  };
  return {
    attach,
    isAttaching,
    /** How many lines had no description at the last attempt to attach; 0 once all have one. */
    undescribed: open.some((line) => !isDescribed(line)) ? undescribed : 0,
  };
}

function focusMissingText(dialog: HTMLDialogElement | null, line: Line | undefined): void {
  const name = line?.alt_en.trim() ? "alt_ne" : "alt_en";
  dialog?.querySelector<HTMLInputElement>(`[data-key="${line?.key}"] input[name=${name}]`)?.focus();
}
