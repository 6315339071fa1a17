"use client";

import type { Values } from "@setu/content/platform/editorial/drafts/overlay";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { handover } from "./handover.ts";
import { Keeper, type Kept } from "./keeper.ts";
import type { Place } from "./server-copies.ts";
import type { FormNow } from "./use-form-now.ts";

/** The form of an item in one language, and the keeper of its unsaved text. */
export interface KeptForm {
  user: number;
  place: Place;
  locale: string;
  isPage: boolean;
  form: FormNow;
  /** Undefined during server rendering. */
  keeper: Keeper | undefined;
}

/** A keeper for the item and language of the form. `base` holds the form's values before anything was typed. */
export function useKeeper({ user, place, locale, form: { now } }: Omit<KeptForm, "keeper" | "isPage">) {
  const [kept, setKept] = useState<Kept>();
  const base = useRef<Values>(undefined);
  const keeper = useMemo(() => {
    if (typeof window === "undefined") return undefined;
    const created = new Keeper({ user, place, locale, fields: now.current.fields, onKept: setKept });
    if (base.current) created.startFrom(base.current, now.current.savedAt);
    return created;
  }, [user, place, locale, now]);
  return { keeper, kept, base };
}

/** Passes the form's values to the keeper: as its base while nothing is typed, then as text to keep. */
export function useTyping(
  { keeper, form }: KeptForm,
  base: RefObject<Values | undefined>,
  isReplacing: RefObject<boolean>,
): void {
  const { formState, modified, processing, submitted, savedAt, getData } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: getData gives other values with each form state
  useEffect(() => {
    if (!keeper) return;
    if (isReplacing.current) {
      if (modified) isReplacing.current = false;
      return;
    }
    if (modified || processing || submitted) return;
    base.current = getData();
    keeper.startFrom(base.current, savedAt);
  }, [keeper, formState, modified, processing, submitted, savedAt, getData]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (keeper && modified && !processing) keeper.typed(getData());
  }, [keeper, formState, modified, processing, getData]);
}

/** Keeps the typed text when the page is hidden or left, and hands over what the next form needs. */
export function useFlush({ keeper, place, locale, isPage, form: { now } }: KeptForm): void {
  useEffect(() => {
    if (!keeper) return;
    const flush = () => keeper.flush();
    const events = ["visibilitychange", "pagehide"] as const;
    for (const name of events) window.addEventListener(name, flush, { capture: true });
    return () => {
      for (const name of events) window.removeEventListener(name, flush, { capture: true });
      const { modified, processing, file } = now.current;
      // The item was saved, and its page was left before the form knew.
      if (processing && !modified) {
        const { carried } = keeper;
        keeper.forget();
        if (isPage) handover.saved = { place, locale, carried };
      } else keeper.flush();
      if (isPage) handover.left = { collection: place.collection, item: place.item, locale, file };
    };
  }, [keeper, place, locale, isPage, now]);
}
