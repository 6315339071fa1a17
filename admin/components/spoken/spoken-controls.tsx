"use client";

import { type ReactNode, useEffect } from "react";
import { useTexts } from "../shared/use-language.ts";
import { keepFocus } from "./kept-focus.ts";
import { rules } from "./rules.ts";
import { type Words, words } from "./words.ts";

/** Typing changes the page with every character: names can wait for a moment. */
const pauseMs = 200;

const mendAll = (texts: Words): void => {
  for (const { selector, mend } of rules)
    for (const element of document.querySelectorAll<HTMLElement>(selector)) mend(element, texts);
};

/**
 * Gives Payload's own controls the names, roles and landmarks that they lack (WCAG 2.2, 1.3.1 and 4.1.2). They are its components, which
 * take no labels from us, so their elements are mended once they are there.
 */
export function SpokenControls({ children }: { children: ReactNode }) {
  const texts = useTexts(words);
  useEffect(keepFocus, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        mendAll(texts);
      }, pauseMs);
    };
    // It changes attributes only, which it does not observe.
    const observer = new MutationObserver(later);
    observer.observe(document.body, { childList: true, subtree: true });
    later();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [texts]);
  return children;
}
