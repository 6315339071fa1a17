import { type FormEvent, useEffect, useRef, useState } from "react";
import { isLost } from "../api/call.ts";
import { pause, pauseMs } from "../api/pause.ts";
import { useTexts } from "../i18n/texts.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

/** The reason why a form has not been sent: no connection, no answer, further typing by the visitor, or a fault of ours. */
type Trouble = "offline" | "silent" | "edited" | "broken";

export interface Sending {
  /** Whether it is being sent at the moment. */
  sending: boolean;
  /** The note beside the form, in a live region. */
  note: string | undefined;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  send: (data: FormData) => Promise<void>;
  /** Called when the visitor continues typing: the form is not resent automatically. */
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
 * Sends a form and leaves it on the page, whatever the result. If no answer comes, it is sent again when the connection returns or
 * after a while. It does not use the router, which would replace a page by the failure of one of its parts.
 */
export function useSending<Outcome>({ send, settle, onLost, patienceMs = 0 }: Options<Outcome>): Sending {
  const notes = useTroubleNotes();
  const [trouble, setTrouble] = useState<Trouble>();
  const current = useRef<AbortController>(undefined);
  const { sending, isOnItsWay, attempt } = useAttempts(send);
  useEffect(() => () => current.current?.abort(), []);
  const isWaiting = trouble === "offline" || trouble === "silent";
  useLeaveWarning(sending || isWaiting);

  async function start(data: FormData): Promise<void> {
    if (isOnItsWay.current) return;
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    try {
      for (let failures = 0; ; failures += 1) {
        const answered = await attempt(data);
        if (answered) {
          setTrouble(undefined);
          // A visitor who has left the page is not brought back to it.
          if (!mine.signal.aborted) settle(answered.outcome);
          return;
        }
        setTrouble(navigator.onLine ? "silent" : "offline");
        if (failures === 0) onLost?.(data);
        await pause(Math.max(patienceMs, pauseMs(failures)), mine.signal);
      }
    } catch (error) {
      if (mine.signal.aborted) return;
      console.error(error);
      setTrouble("broken");
    }
  }

  return {
    sending,
    note: trouble && notes[trouble],
    submit(event) {
      event.preventDefault();
      void start(dataOf(event));
    },
    send: start,
    edit() {
      if (!isWaiting || isOnItsWay.current) return;
      current.current?.abort();
      setTrouble("edited");
    },
  };
}

/** Makes single attempts, and tracks whether one is in progress. */
function useAttempts<Outcome>(send: Options<Outcome>["send"]) {
  const [sending, setSending] = useState(false);
  /** Set at once, not with the next rendering: a second press can come sooner. */
  const isOnItsWay = useRef(false);
  const wasLost = useRef(false);

  /** Returns undefined if no answer came. */
  async function attempt(data: FormData): Promise<{ outcome: Outcome } | undefined> {
    isOnItsWay.current = true;
    setSending(true);
    try {
      const outcome = await send(data, wasLost.current);
      wasLost.current = false;
      return { outcome };
    } catch (error) {
      if (!isLost(error)) throw error;
      wasLost.current = true;
      return undefined;
    } finally {
      isOnItsWay.current = false;
      setSending(false);
    }
  }
  return { sending, isOnItsWay, attempt };
}

function useTroubleNotes(): Record<Trouble, string> {
  const texts = useTexts();
  return {
    offline: texts.sentWhenConnected,
    silent: texts.sentWhenAnswered,
    edited: texts.notSentYet,
    broken: texts.somethingWentWrong,
  };
}

function dataOf(event: FormEvent<HTMLFormElement>): FormData {
  const data = new FormData(event.currentTarget);
  const { submitter } = event.nativeEvent as SubmitEvent;
  // Like the browser itself: adds the name of the pressed button.
  if (submitter instanceof HTMLButtonElement && submitter.name) data.set(submitter.name, submitter.value);
  return data;
}
