"use client";

import { useEffect, useState } from "react";
import type { FormNow } from "./use-form-now.ts";

/** The field with whose value the server tells whether the form is still the newest (`stale-save.ts`). */
const field = "updatedAt";

/** The server's message when it refused the form because somebody had saved the item after it was opened. */
export function useStaleSave({ formState, savedAt, dispatch }: FormNow): string | undefined {
  const [stale, setStale] = useState<string>();
  const { value, errorMessage } = formState[field] ?? {};
  useEffect(() => setStale(errorMessage), [errorMessage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it no longer applies once the item was saved or loaded
  useEffect(() => setStale(undefined), [savedAt]);
  const isBehind = Date.parse(String(value)) < savedAt;
  // The form saved the item, and its new state was lost on the way: its next save would be refused because of its own.
  useEffect(() => {
    if (isBehind) dispatch({ type: "UPDATE", path: field, value: new Date(savedAt).toISOString() });
  }, [isBehind, savedAt, dispatch]);
  return stale;
}
