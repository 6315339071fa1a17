import { type ContactField, contactFields } from "@setu/contract/contact-fields";
import type { FieldErrors } from "@setu/contract/envelope";
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { fetchFormToken } from "../api/browser-api.ts";
import { useLanguage } from "../i18n/texts.ts";
import type { Outcome } from "../pages/home/send-message.ts";
import { useNotify } from "../shell/notifications.tsx";
import { useProgress } from "../shell/progress.tsx";

type State = "idle" | "submitting" | "success" | "failure";
type Failure = Extract<Outcome, { status: "failure" }>;

/** The button's status resets after 2 seconds (specification, section 9). */
const resetMs = 2000;
/** A token that takes longer than this must not hold up the message: then the page's own goes with it. */
const tokenPatienceMs = 3000;

/** Where the form is in its life, and what it can do there. */
export interface ContactFormLife {
  state: State;
  errors: FieldErrors;
  /** What the server had to say of a failure. */
  message: string | undefined;
  clearError: (field: ContactField) => void;
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
  const fetcher = useFetcher<Outcome>();
  const posted = useActionData<Outcome>();
  const postedFailure = posted?.status === "failure" ? posted : undefined;
  const [shown, setShown] = useState<"idle" | "success" | "failure">("idle");
  const [errors, setErrors] = useState<FieldErrors>(postedFailure?.errors ?? {});
  const [failure, setFailure] = useState<Failure | undefined>(postedFailure);
  const [restored, setRestored] = useState(false);
  /** From the press on: the token may yet be on its way. */
  const [pressed, setPressed] = useState(false);
  const token = useRef<Promise<string | undefined>>(undefined);

  const settle = useEffectEvent((outcome: Outcome) => {
    const failed = outcome.status === "failure";
    setPressed(false);
    if (failed) progress.fail();
    else progress.finish();
    notify({
      kind: failed ? "error" : "success",
      title: failed ? texts.error : texts.success,
      text: outcome.notice,
    });
    setShown(outcome.status);
    setErrors(failed ? outcome.errors : {});
    setFailure(failed ? outcome : undefined);
    setRestored(false);
    // Cleared in both cases (specification, section 4); after a failure it can be restored.
    form.current?.reset();
    for (const field of contactFields) setValue(form.current, field, "");
  });
  useEffect(() => {
    if (!fetcher.data) return;
    settle(fetcher.data);
    const timer = setTimeout(() => setShown("idle"), resetMs);
    return () => clearTimeout(timer);
  }, [fetcher.data]);

  const submitting = pressed || fetcher.state !== "idle";
  const state: State = submitting ? "submitting" : shown;

  return {
    state,
    errors,
    message: restored ? undefined : failure?.message,
    clearError(field: ContactField) {
      if (errors[field]) setErrors(({ [field]: _, ...rest }) => rest);
    },
    begin() {
      token.current ??= fetchFormToken(locale);
    },
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (submitting) return;
      setPressed(true);
      progress.start();
      setErrors({});
      const data = new FormData(event.currentTarget);
      const fresh = await inTime(token.current);
      if (fresh) data.set("form_token", fresh);
      data.set("idempotency_key", repeats(failure, data) ?? newKey());
      await fetcher.submit(data, { method: "post", action: "/" });
    },
    restore:
      failure && !restored
        ? () => {
            for (const field of contactFields) setValue(form.current, field, failure.values[field]);
            setRestored(true);
          }
        : undefined,
  };
}

function setValue(form: HTMLFormElement | null, field: ContactField, value: string): void {
  const input = form?.elements.namedItem(field);
  if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement || input instanceof HTMLTextAreaElement) {
    input.value = value;
  }
}

const inTime = (token: Promise<string | undefined> | undefined) =>
  Promise.race([token, new Promise<undefined>((resolve) => setTimeout(resolve, tokenPatienceMs, undefined))]);

/** 128 random bits. Not randomUUID, which browsers keep from pages without https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The key of the attempt before, when the very same message is sent once more. */
function repeats(failure: Failure | undefined, data: FormData): string | undefined {
  const same = failure && contactFields.every((field) => (data.get(field) ?? "") === failure.values[field]);
  return same ? failure.idempotencyKey : undefined;
}
