import { type ContactField, type ContactMessage, contactFields } from "@setu/contract/enquiries/enquiry-fields";
import type { Locale } from "@setu/contract/locale";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "../../../../api/browser-api.ts";
import { selectCountry } from "../../../../i18n/countries.ts";
import { useLanguage } from "../../../../i18n/texts.ts";
import { newKey } from "../../../../sending/new-key.ts";
import { useSending } from "../../../../sending/use-sending.ts";
import { useNotify } from "../../../../shell/notifications/notifications.tsx";
import { useProgress } from "../../../../shell/progress/progress.tsx";
import { messageIn, type Outcome, type Refused, sendMessage, textOf } from "../../send-message.ts";
import { completed, dropMessage, isSame, type KeptMessage, keepMessage, readMessage } from "./kept-message.ts";
import { keepTyped, readTyped } from "./typed-message.ts";

type State = "idle" | "submitting" | "success" | "failure";

/** The button's status resets after 2 seconds (specification, section 9). */
const resetMs = 2000;
/** If the token takes longer, the message is sent with the page's own token. */
const tokenPatienceMs = 3000;
/** The specification's failure state is shown after this; meanwhile the visitor may change the message. */
const patienceMs = 15_000;

/** An older message may be another person's on the same device: it completes none. */
const visitMs = 3600_000;

/** Undefined in the end if the server does not answer. */
type Token = Promise<string | undefined> | undefined;

/** The state of the form, and its actions. */
export interface ContactFormLife {
  state: State;
  errors: FieldErrors;
  /** The server's message about a failure, or what happens to a message that could not be sent. */
  message: string | undefined;
  /** Called when the visitor types in a field. */
  edit: (field: ContactField) => void;
  /** Called when the visitor begins to fill in the form, which requests a token of that moment. */
  begin: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Restores the unsent message; undefined when there is none. */
  restore: (() => void) | undefined;
}

/** Manages the contact form in the browser: idle, submitting, success or failure, idle. `begun` is the initial text of the message. */
export function useContactForm(form: RefObject<HTMLFormElement | null>, begun: string | undefined): ContactFormLife {
  const { locale } = useLanguage();
  const progress = useProgress();
  const unsent = useKeptMessage(begun);
  const outcome = useOutcome(form);
  const token = useRef<Token>(undefined);
  const sending = useMessageSending(unsent, outcome, token);
  const { restorable } = unsent;
  useEffect(() => {
    // While this page was in the back/forward cache, another one of this tab may have continued the message.
    const putBack = (event?: PageTransitionEvent) => fill(form.current, begun, readTyped(), event?.persisted);
    putBack();
    addEventListener("pageshow", putBack);
    return () => removeEventListener("pageshow", putBack);
  }, [form, begun]);
  return {
    // An automatic attempt is shown once the failure of the one before has been shown: the fields are read-only
    // meanwhile.
    state: sending.sending && (!sending.note || outcome.shown === "idle") ? "submitting" : outcome.shown,
    errors: outcome.errors,
    message: unsent.restored && !sending.note ? undefined : sending.note || outcome.message,
    edit(field) {
      sending.edit();
      outcome.clearError(field);
      keepTyped(form.current, begun);
    },
    begin() {
      token.current ??= formToken(locale);
    },
    submit(event) {
      if (!sending.sending) {
        progress.start();
        outcome.clearErrors();
      }
      sending.submit(event);
    },
    restore:
      restorable &&
      (() => {
        sending.edit();
        fill(form.current, begun, restorable.values);
        // The message's own token: with a new one, the form would seem to have been filled in within a second.
        token.current = Promise.resolve(restorable.token);
        unsent.markRestored();
      }),
  };
}

/** Sends the message, and stores it on this device if it cannot be sent. */
function useMessageSending(
  unsent: ReturnType<typeof useKeptMessage>,
  outcome: ReturnType<typeof useOutcome>,
  token: RefObject<Token>,
) {
  const { locale, texts } = useLanguage();
  return useSending({
    async send(data) {
      // From here on the message is sent or kept, also if the visitor has left the page.
      keepTyped();
      // Another attempt has those of the first.
      if (!textOf(data, "idempotency_key")) {
        data.set("idempotency_key", unsent.keyFor(data));
        const fresh = await inTime(token.current);
        if (fresh) data.set("form_token", fresh);
      }
      const result = await sendMessage(data, { api: browserApi, locale, texts });
      // Also if the visitor has left the page.
      if (result.done) unsent.dropSent(data);
      else unsent.keep(data);
      return result;
    },
    settle: outcome.settle,
    onLost(data) {
      unsent.keep(data);
      outcome.settle({ done: false, notice: texts.somethingWentWrong, message: "" });
    },
    patienceMs,
  });
}

/** The message that failed, or that an earlier visit left unsent. */
function useKeptMessage(begun: string | undefined) {
  const [kept, setKept] = useState<KeptMessage>();
  const [restored, setRestored] = useState(false);
  useEffect(() => setKept(readMessage()), []);
  return {
    restored,
    /** Undefined when there is nothing to restore. */
    restorable: restored ? undefined : kept,
    markRestored: () => setRestored(true),
    /** Keeps a message. Its empty fields are completed from the one kept before, unless that was restored: then the visitor has seen all of it. */
    keep(data: FormData): void {
      const sent = messageIn(data);
      const last = kept ?? readMessage();
      const before = last && !restored && Date.now() - last.at < visitMs ? last : undefined;
      const values = completed(sent, before?.values, begun);
      if (!Object.values(values).join("").trim()) return;
      // A key belongs to one message: one put together from two is a third message.
      const key = isSame(before?.values, values)
        ? before?.key
        : isSame(sent, values) && textOf(data, "idempotency_key");
      const now = { at: Date.now(), values, key: key || newKey(), token: textOf(data, "form_token") };
      keepMessage(now);
      setKept(now);
      setRestored(false);
    },
    /** Deletes the message once it has been sent, whether it was restored or typed again. */
    dropSent(data: FormData): void {
      if (!restored && readMessage()?.values.message !== messageIn(data).message) return;
      dropMessage();
      setKept(undefined);
    },
    /** Returns the same key as before for the same message, so that the server stores it once. */
    keyFor: (data: FormData): string => (kept && isSame(kept.values, messageIn(data)) ? kept.key : newKey()),
  };
}

/** The result of sending, shown for a while, or that of a form that was posted without JavaScript. */
function useOutcome(form: RefObject<HTMLFormElement | null>) {
  const { texts } = useLanguage();
  const progress = useProgress();
  const notify = useNotify();
  const posted = useActionData<Refused>();
  const [shown, setShown] = useState<"idle" | "success" | "failure">("idle");
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {});
  const [message, setMessage] = useState(posted?.message);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(reset.current), []);
  return {
    shown,
    errors,
    message,
    clearErrors: () => setErrors({}),
    clearError(field: ContactField): void {
      if (errors[field]) setErrors(({ [field]: _, ...rest }) => rest);
    },
    settle(outcome: Pick<Outcome, "done" | "notice" | "message"> & { errors?: FieldErrors | undefined }): void {
      const failed = !outcome.done;
      const kind = failed ? "error" : "success";
      if (failed) progress.fail();
      else progress.finish();
      notify({ kind, title: texts[kind], text: outcome.notice });
      setShown(failed ? "failure" : "success");
      setErrors(outcome.errors ?? {});
      setMessage(outcome.message);
      clearTimeout(reset.current);
      reset.current = setTimeout(() => setShown("idle"), resetMs);
      // Cleared in both cases (specification, section 4); after a failure it can be restored.
      form.current?.reset();
      fill(form.current);
    },
  };
}

/**
 * Fills in the fields, except those that the visitor has filled in since the form was cleared, unless the values are `newer`; without values, clears
 * all.
 */
function fill(form: HTMLFormElement | null, begun?: string, values?: Partial<ContactMessage>, newer?: boolean): void {
  if (!form) return;
  for (const field of contactFields) {
    const input = form.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(`[name=${field}]`);
    if (!input) continue;
    const isList = input instanceof HTMLSelectElement;
    // When the visitor comes back, the browser selects the first country instead of one that the list does not have yet: "setuTyped", of
    // public/early.js, tells that from a choice.
    const isTyped = !newer && input.value && input.value !== begun && (!isList || "setuTyped" in input);
    const value = values ? (!isTyped && values[field]) || input.value : "";
    if (isList) selectCountry(input, value);
    else input.value = value;
  }
  keepTyped(form, begun);
}

const inTime = (token: Token) =>
  Promise.race([token, new Promise<undefined>((resolve) => setTimeout(resolve, tokenPatienceMs, undefined))]);

/** Requests the token for a form that the visitor has begun to fill in; undefined if the server does not answer. */
async function formToken(locale: Locale): Promise<string | undefined> {
  const answer = await browserApi.formToken({ locale }).catch(() => undefined);
  return answer?.data.token;
}
