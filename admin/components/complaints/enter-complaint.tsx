"use client";

import { Button } from "@payloadcms/ui";
import type { Slip } from "@setu/content/complaints/desk/enter";
import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { callServer } from "../shared/call-server.ts";
import { figure } from "../shared/figures.ts";
import type { Language } from "../shared/language.ts";
import { newKey } from "../shared/new-key.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { useLeaveGuard } from "../shared/use-leave-guard.ts";
import { EntryFields } from "./entry-fields.tsx";
import { words } from "./words.ts";

interface Props {
  language: Language;
  /** Today in Nepal, as "2026-11-23". */
  today: string;
}

/** A form to enter a complaint made by telephone, on paper or in person. It then shows the slip for the complainant. */
export function EnterComplaint({ language, today }: Props) {
  const texts = words[language].entry;
  const router = useRouter();
  // The same for each attempt, also with corrected words, so that one complaint is stored.
  const key = useRef("");
  const [busy, setBusy] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [slip, setSlip] = useState<Slip>();
  // Neither is kept anywhere: the form holds somebody's name, and of the code only a hash is stored.
  useLeaveGuard(isTyped || slip !== undefined, slip ? texts.leaveSlip : texts.leaveEntry);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { about_handlers: about, ...typed } = Object.fromEntries(new FormData(event.currentTarget));
    key.current ||= newKey();
    const body = { ...typed, about_handlers: about === "1", key: key.current };
    setBusy(true);
    const answer = await callServer<Slip>("/complaints/entries", words[language].failed, { body });
    setBusy(false);
    if (toastFailure(answer)) return;
    key.current = "";
    setIsTyped(false);
    setSlip(answer.data);
    router.refresh();
  };
  return (
    <details className="inbox-entry">
      <summary>{texts.title}</summary>
      {slip ? (
        <ShownSlip
          slip={slip}
          language={language}
          onAnother={() => window.confirm(texts.leaveSlip) && setSlip(undefined)}
        />
      ) : (
        <form onSubmit={send} onInput={() => setIsTyped(true)}>
          <EntryFields language={language} today={today} />
          <Button type="submit" disabled={busy}>
            {texts.submit}
          </Button>
        </form>
      )}
    </details>
  );
}

/** The slip with the complainant's code, shown once. */
function ShownSlip({ slip, language, onAnother }: { slip: Slip; language: Language; onAnother: () => void }) {
  const texts = words[language].entry;
  return (
    <section className="inbox-slip" aria-labelledby="slip">
      <h2 id="slip">{texts.slip}</h2>
      <p>
        <strong>{figure(slip.code, language)}</strong>
      </p>
      <p>
        {slip.reference} · {location.origin + slip.page}
      </p>
      <p>{texts.slipText}</p>
      <div className="inbox-moves">
        <Button size="small" onClick={() => print()}>
          {texts.print}
        </Button>
        <Button size="small" buttonStyle="secondary" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </section>
  );
}
