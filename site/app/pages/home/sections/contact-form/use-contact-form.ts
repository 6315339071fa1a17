import { type ContactField, type ContactMessage, contactFields } from "@setu/contract/contact-fields";
import type { FieldErrors } from "@setu/contract/envelope";
import type { Locale } from "@setu/contract/locale";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "../../../../api/browser-api.ts";
import { useLanguage } from "../../../../i18n/texts.ts";
import { newKey } from "../../../../sending/new-key.ts";
import { useSending } from "../../../../sending/use-sending.ts";
import { useNotify } from "../../../../shell/notifications/notifications.tsx";
import { useProgress } from "../../../../shell/progress/progress.tsx";
import { messageIn, type Outcome, sendMessage } from "../../send-message.ts";
import { dropMessage, type KeptMessage, keepMessage, readMessage } from "./kept-message.ts";

type State = "idle" | "submitting" | "success" | "failure";

/** The button's status resets after 2 seconds (specification, section 9). */
const resetMs = 2000;
/** A token that takes longer than this must not hold up the message: then the page's own goes with it. */
const tokenPatienceMs = 3000;
/** The specification's failure is seen first; whoever wants to change what was written has the time to say so. */
const patienceMs = 15_000;

/** Where the form is in its life, and what it can do there. */
export interface ContactFormLife {
  state: State;
  errors: FieldErrors;
  /** What the server had to say of a failure, or what becomes of a message that could not be sent. */
  message: string | undefined;
  /** Somebody writes in a field. */
  edit: (field: ContactField) => void;
  /** Somebody begins to fill in: the form needs a token that is as old as that. */
  begin: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Puts what was typed back; undefined when there is nothing to put back. */
  restore: (() => void) | undefined;
}

/** The life of the contact form in the browser: idle, submitting, success or failure, idle. */
export function useContactForm(form: RefObject<HTMLFormElement | null>): ContactFormLife {
  const { locale, texts } = useLanguage();
  const progress = useProgress();
  const notify = useNotify();
  const posted = useActionData<Outcome>();
  const postedFailure = posted?.status === "failure" ? posted : undefined;
  const [shown, setShown] = useState<"idle" | "success" | "failure">("idle");
  const [errors, setErrors] = useState<FieldErrors>(postedFailure?.errors ?? {});
  const [message, setMessage] = useState(postedFailure?.message);
  /** What failed, or was not sent on an earlier visit. */
  const [kept, setKept] = useState<KeptMessage>();
  const [restored, setRestored] = useState(false);
  /** From the press on: the token may yet be on its way. */
  const [pressed, setPressed] = useState(false);
  const token = useRef<Promise<string | undefined>>(undefined);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    setKept(readMessage());
    return () => clearTimeout(reset.current);
  }, []);

  function settle(outcome: Outcome): void {
    const failed = outcome.status === "failure";
    if (failed) progress.fail();
    else progress.finish();
    notify({ kind: failed ? "error" : "success", title: failed ? texts.error : texts.success, text: outcome.notice });
    setShown(outcome.status);
    setErrors(failed ? outcome.errors : {});
    setMessage(failed ? outcome.message : undefined);
    clearTimeout(reset.current);
    reset.current = setTimeout(() => setShown("idle"), resetMs);
    // Cleared in both cases (specification, section 4); after a failure it can be restored.
    form.current?.reset();
    fill(form.current, undefined);
  }
  function keep(data: FormData): void {
    const text = (name: string) => String(data.get(name) ?? "");
    const now = { at: Date.now(), values: messageIn(data), key: text("idempotency_key"), token: text("form_token") };
    keepMessage(now);
    setKept(now);
    setRestored(false);
  }

  const sending = useSending({
    async send(data) {
      const outcome = await sendMessage(data, { api: browserApi, locale, texts });
      // Even where nobody waits for it any more.
      if (outcome.status === "failure") keep(data);
      else if (restored || isSame(readMessage()?.values, messageIn(data))) {
        dropMessage();
        setKept(undefined);
      }
      return outcome;
    },
    settle,
    onLost(data) {
      keep(data);
      const values = messageIn(data);
      settle({ status: "failure", notice: texts.somethingWentWrong, message: "", errors: {}, values });
    },
    patienceMs,
  });

  const submitting = pressed || (sending.sending && sending.note === undefined);
  return {
    state: submitting ? "submitting" : shown,
    errors,
    message: restored && !sending.note ? undefined : sending.note || message,
    edit(field) {
      sending.edit();
      if (errors[field]) setErrors(({ [field]: _, ...rest }) => rest);
    },
    begin() {
      token.current ??= formToken(locale);
    },
    async submit(event) {
      event.preventDefault();
      if (pressed || sending.sending) return;
      setPressed(true);
      progress.start();
      setErrors({});
      const data = new FormData(event.currentTarget);
      const fresh = await inTime(token.current);
      if (fresh) data.set("form_token", fresh);
      data.set("idempotency_key", kept && isSame(kept.values, messageIn(data)) ? kept.key : newKey());
      setPressed(false);
      await sending.send(data);
    },
    restore:
      kept && !restored
        ? () => {
            sending.edit();
            fill(form.current, kept.values);
            // As old as the message: a new one would say that it was filled in within a second.
            token.current = Promise.resolve(kept.token);
            setRestored(true);
          }
        : undefined,
  };
}

function fill(form: HTMLFormElement | null, values: ContactMessage | undefined): void {
  for (const field of contactFields) {
    const input = form?.elements.namedItem(field);
    if (
      input instanceof HTMLInputElement ||
      input instanceof HTMLSelectElement ||
      input instanceof HTMLTextAreaElement
    ) {
      input.value = values?.[field] ?? "";
    }
  }
}

const isSame = (one: ContactMessage | undefined, other: ContactMessage): boolean =>
  contactFields.every((field) => one?.[field] === other[field]);

const inTime = (token: Promise<string | undefined> | undefined) =>
  Promise.race([token, new Promise<undefined>((resolve) => setTimeout(resolve, tokenPatienceMs, undefined))]);

/** The token for a form that somebody has begun to fill in; undefined where the server does not answer. */
async function formToken(locale: Locale): Promise<string | undefined> {
  const answer = await browserApi.formToken({ locale }).catch(() => undefined);
  return answer?.data.token;
}
