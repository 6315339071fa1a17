"use client";

import type { Language } from "../shared/language.ts";
import { useItemCall } from "../shared/use-item-call.ts";
import { words } from "./words.ts";

/** Retries a mail that could not be sent. */
export function RetryButton({ id, mail, language }: { id: number; mail: string | number; language: Language }) {
  const { busy, call } = useItemCall(`contact-messages/${id}`, words[language].failed);
  return (
    <button type="button" className="inbox-link" disabled={busy} onClick={() => call("retries", { mail })}>
      {words[language].retry}
    </button>
  );
}
