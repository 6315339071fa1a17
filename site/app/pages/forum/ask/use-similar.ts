import type { DiscussionLink } from "@setu/contract/forum/forum";
import { longestValue } from "@setu/contract/known-query";
import { useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useLanguage } from "../../../i18n/texts.ts";

/** The pause in typing after which similar questions are asked for. */
const pauseMs = 500;
/** The fewest letters of a title for which it is worth asking. */
const fewest = 10;

/** Questions similar to the title that is being typed. A failure shows none: they are only a help. */
export function useSimilar(title: string): DiscussionLink[] {
  const { locale } = useLanguage();
  const [similar, setSimilar] = useState<DiscussionLink[]>([]);
  const typed = title.trim().slice(0, longestValue);
  useEffect(() => {
    if (typed.length < fewest) {
      setSimilar([]);
      return;
    }
    let isOver = false;
    const timer = setTimeout(() => {
      browserApi
        .similarQuestions(locale, { title: typed })
        .then(({ items }) => !isOver && setSimilar(items))
        .catch(console.warn);
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed, locale]);
  return similar;
}
