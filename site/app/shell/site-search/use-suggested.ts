import { type ReadParameters, readAddress } from "@setu/contract/calls/reads";
import { isFrontApiError } from "@setu/contract/errors";
import type { Suggestions } from "@setu/contract/search/suggestions";
import type { Success } from "@setu/contract/shapes/envelope";
import { useEffect, useState } from "react";
import { call, isLost } from "../../api/call.ts";
import { useLanguage } from "../../i18n/texts.ts";

/** Fewer letters match too much. */
const leastLetters = 2;
/** The visitor need not get an answer to every letter. */
const pauseMs = 150;
/** After this long without an answer, a line says that it is on its way. */
const slowMs = 600;
const preparedMs = 1500;
/** An index that is not ready after so many questions will not be soon. */
const mostTurns = 10;

/** The state of the titles that match a text. */
export type Suggested =
  | { state: "found"; items: Suggestions["items"]; marks: readonly string[] }
  | { state: "waiting" | "preparing" }
  | { state: "failed"; message?: string };

/** Loads the titles that match a text; undefined for too short a text, and while the first answer is on its way. */
export function useSuggested(typed: string): Suggested | undefined {
  const { locale } = useLanguage();
  const [suggested, setSuggested] = useState<Suggested>();
  const q = typed.trim();
  const isAsked = [...q].length >= leastLetters;
  useEffect(() => {
    if (!isAsked) {
      setSuggested(undefined);
      return;
    }
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (turn: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setSuggested({ state: "waiting" }), slowMs);
      const answer = await answerTo(readAddress("suggestions", locale, { q } satisfies ReadParameters), leaving.signal);
      if (leaving.signal.aborted) return;
      clearTimeout(timer);
      const isAskedAgain = answer.state === "preparing" && turn < mostTurns;
      setSuggested(answer.state === "preparing" && !isAskedAgain ? { state: "failed" } : answer);
      if (isAskedAgain) timer = setTimeout(ask, preparedMs, turn + 1);
    };
    timer = setTimeout(ask, pauseMs, 1);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q, isAsked, locale]);
  return isAsked ? suggested : undefined;
}

async function answerTo(address: string, signal: AbortSignal): Promise<Suggested> {
  try {
    const { data } = await call<Success<Suggestions>>(address, { signal });
    return { state: "found", items: data.items, marks: data.marks };
  } catch (error) {
    if (isFrontApiError(error) && error.code === "unavailable" && !isLost(error)) return { state: "preparing" };
    // The server tells a visitor who searches too often what to do.
    const isTooOften = isFrontApiError(error) && error.code === "tooManyRequests";
    return { state: "failed", ...(isTooOften && { message: error.message }) };
  }
}
