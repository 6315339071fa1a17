import { type FormEvent, useEffect, useRef, useState } from "react";
import { isLost } from "../api/call.ts";
import { pause, pauseMs } from "../api/pause.ts";
import { useTexts } from "../i18n/texts.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

/** The text that says why a form has not been sent: no connection, no answer, a change by the visitor, or a fault of ours. */
type Trouble = "sentWhenConnected" | "sentWhenAnswered" | "notSentYet" | "somethingWentWrong";

export interface Sending {
  /** Whether it is being sent at the moment. */
  sending: boolean;
  /** The note beside the form, in a live region. */
  note: string | undefined;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Called when the visitor changes the form: it is not resent automatically. */
  edit: () => void;
}

interface Options<Outcome> {
  /** Rejects if no answer came back (`isLost`). `isAgain`: an earlier attempt may have arrived. */
  send: (data: FormData, isAgain: boolean) => Promise<Outcome>;
  settle: (outcome: Outcome) => void;
  /** Called when the first attempt got no answer; others follow when the connection returns. */
  onLost?: (data: FormData) => void;
  /** The minimum wait before a retry, in milliseconds. */
  patienceMs?: number;
}

/**
 * Sends a form and leaves it on the page whatever the result is. If no answer comes, it is sent again when the
 * connection returns or after a while. During each attempt its text fields are read-only: text typed then would be sent
 * by none, and cleared with the rest. It does not use the router, which would replace a page by the failure of one of
 * its parts.
 */
export function useSending<Outcome>({ send, settle, onLost, patienceMs = 0 }: Options<Outcome>): Sending {
  const texts = useTexts();
  const [trouble, setTrouble] = useState<Trouble>();
  const current = useRef<AbortController>(undefined);
  const { sending, isOnItsWay, attempt } = useAttempts(send);
  useEffect(
    () => () => {
      current.current?.abort();
      current.current = undefined;
    },
    [],
  );
  const isWaiting = trouble === "sentWhenConnected" || trouble === "sentWhenAnswered";
  useLeaveWarning(sending || isWaiting);

  async function start(data: FormData, form: HTMLFormElement): Promise<void> {
    if (isOnItsWay.current) return;
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    setTrouble(undefined);
    try {
      for (let failures = 0; ; failures += 1) {
        const answered = await attempt(data, form);
        if (answered) {
          setTrouble(undefined);
          // A visitor who has left the page is not brought back to it.
          if (current.current === mine) settle(answered.outcome);
          return;
        }
        setTrouble(navigator.onLine ? "sentWhenAnswered" : "sentWhenConnected");
        if (failures === 0) onLost?.(data);
        await pause(Math.max(patienceMs, pauseMs(failures)), mine.signal);
      }
    } catch (error) {
      if (current.current !== mine) return;
      const isEdited = error === mine.signal.reason;
      if (!isEdited) console.error(error);
      setTrouble(isEdited ? "notSentYet" : "somethingWentWrong");
    }
  }

  return {
    sending,
    note: trouble && texts[trouble],
    submit(event) {
      event.preventDefault();
      void start(dataOf(event), event.currentTarget);
    },
    // An attempt that is on its way is the last one then: the wait after it ends at once.
    edit: () => current.current?.abort(),
  };
}

/** Makes single attempts, and tracks whether one is in progress. */
function useAttempts<Outcome>(send: Options<Outcome>["send"]) {
  const [sending, setSending] = useState(false);
  /** Set at once, not with the next rendering: a second press can come sooner. */
  const isOnItsWay = useRef(false);
  const wasLost = useRef(false);

  /** Returns undefined if no answer came. */
  async function attempt(data: FormData, form: HTMLFormElement): Promise<{ outcome: Outcome } | undefined> {
    const fields = form.querySelectorAll<HTMLInputElement>(":read-write");
    const hold = (isHeld: boolean) => {
      isOnItsWay.current = isHeld;
      setSending(isHeld);
      for (const field of fields) field.readOnly = isHeld;
    };
    hold(true);
    try {
      const outcome = await send(data, wasLost.current);
      wasLost.current = false;
      return { outcome };
    } catch (error) {
      if (!isLost(error)) throw error;
      wasLost.current = true;
      return undefined;
    } finally {
      hold(false);
    }
  }
  return { sending, isOnItsWay, attempt };
}

function dataOf(event: FormEvent<HTMLFormElement>): FormData {
  const data = new FormData(event.currentTarget);
  const { submitter } = event.nativeEvent as SubmitEvent;
  // Like the browser itself: adds the name of the pressed button.
  if (submitter instanceof HTMLButtonElement && submitter.name) data.set(submitter.name, submitter.value);
  return data;
}
