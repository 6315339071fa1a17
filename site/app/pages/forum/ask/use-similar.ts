import type { DiscussionLink } from "@setu/contract/forum/forum";
import { useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useLanguage } from "../../../i18n/texts.ts";

/** How long somebody pauses who has finished a few words. */
const pauseMs = 500;
/** Fewer letters say nothing of a question. */
const fewest = 10;
/** The server uses no more of a parameter. */
const most = 100;

/** Questions like the title that is being typed. A failure shows none: they are a help, and no more. */
export function useSimilar(title: string): DiscussionLink[] {
  const { locale } = useLanguage();
  const [similar, setSimilar] = useState<DiscussionLink[]>([]);
  const typed = title.trim().slice(0, most);
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
