import { longestValue } from "@setu/contract/known-query";
import { pages } from "@setu/contract/pages";
import { useLayoutEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import { ArrowIcon, CloseIcon } from "../../components/icons/icons.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./search-sheet.module.css";
import { ShortcutSwitch } from "./shortcut-switch.tsx";
import { Suggestions } from "./suggestions.tsx";
import { words } from "./words.ts";

/** The search in a modal dialog: on a phone the whole window, otherwise its upper part. The platform's own dialog keeps the focus in. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const own = usePageTexts(words);
  const path = useHref(pages.search.href());
  const dialog = useRef<HTMLDialogElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform closes it by Escape
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={own.title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.inner}>
        <form className={styles.form} action={path}>
          <label className={styles.field}>
            {own.label}
            <input
              ref={setField}
              type="search"
              name="q"
              maxLength={longestValue}
              enterKeyHint="search"
              autoComplete="off"
            />
          </label>
          <button type="submit" className={styles.submit} aria-label={own.title}>
            <ArrowIcon />
          </button>
        </form>
        <button type="button" className={styles.close} aria-label={own.close} onClick={onClose}>
          <CloseIcon />
        </button>
        <div className={styles.below}>
          {field && (
            <Suggestions field={field} place="sheet" onChosen={onClose}>
              <p className={styles.hint}>{own.hint}</p>
            </Suggestions>
          )}
          <ShortcutSwitch />
        </div>
      </div>
    </dialog>
  );
}
