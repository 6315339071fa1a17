import { type FormEvent, useEffect, useRef, useState } from "react";
import { isLost } from "../api/call.ts";
import { pause, pauseMs } from "../api/pause.ts";
import { useTexts } from "../i18n/texts.ts";

/** Why a form has not been sent: there is no connection, no answer, somebody has gone on writing, or we have erred. */
type Trouble = "offline" | "silent" | "edited" | "broken";

export interface Sending {
  /** Whether it is on its way at this moment. */
  sending: boolean;
  /** What is said of it at the form, in a region that is read out. */
  note: string | undefined;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  send: (data: FormData) => Promise<void>;
  /** Somebody goes on writing: nothing is sent by itself any more. */
  edit: () => void;
}

interface Options<Outcome> {
  /** Rejects where no answer came back (`isLost`). `isAgain` when an earlier attempt may have arrived all the same. */
  send: (data: FormData, isAgain: boolean) => Promise<Outcome>;
  settle: (outcome: Outcome) => void;
  /** No answer came; it is waited for the connection. */
  onLost?: (data: FormData) => void;
  /** Milliseconds to wait before the first repetition, where the browser believes itself online. */
  patienceMs?: number;
}

/**
 * Sends a form and leaves it standing, whatever becomes of it. Where no answer comes back it is sent again, when the connection
 * returns or after a while. It does not go by way of the router, which would replace a page by the failure of one of its parts.
 */
export function useSending<Outcome>({ send, settle, onLost, patienceMs = 0 }: Options<Outcome>): Sending {
  const texts = useTexts();
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const current = useRef<AbortController>(undefined);
  /** At once, and not with the next rendering: a second press comes sooner. */
  const isOnItsWay = useRef(false);
  const wasLost = useRef(false);

  useEffect(() => () => current.current?.abort(), []);

  const isWaiting = trouble === "offline" || trouble === "silent";
  useEffect(() => {
    if (!sending && !isWaiting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [sending, isWaiting]);

  /** Undefined where no answer came. */
  async function attempt(data: FormData): Promise<{ outcome: Outcome } | undefined> {
    isOnItsWay.current = true;
    setSending(true);
    try {
      return { outcome: await send(data, wasLost.current) };
    } catch (error) {
      if (!isLost(error)) throw error;
      return undefined;
    } finally {
      isOnItsWay.current = false;
      setSending(false);
    }
  }

  async function start(data: FormData): Promise<void> {
    if (isOnItsWay.current) return;
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    try {
      for (let failures = 0; ; failures += 1) {
        const answered = await attempt(data);
        if (answered) {
          wasLost.current = false;
          setTrouble(undefined);
          // Whoever has left the page is not called back to it.
          if (!mine.signal.aborted) settle(answered.outcome);
          return;
        }
        wasLost.current = true;
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

  const notes: Record<Trouble, string> = {
    offline: texts.sentWhenConnected,
    silent: texts.sentWhenAnswered,
    edited: texts.notSentYet,
    broken: texts.somethingWentWrong,
  };
  return {
    sending,
    note: trouble && notes[trouble],
    submit(event) {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      const { submitter } = event.nativeEvent as SubmitEvent;
      // As the browser does by itself: which of the buttons it was.
      if (submitter instanceof HTMLButtonElement && submitter.name) data.set(submitter.name, submitter.value);
      void start(data);
    },
    send: start,
    edit() {
      if (!isWaiting || isOnItsWay.current) return;
      current.current?.abort();
      setTrouble("edited");
    },
  };
}
