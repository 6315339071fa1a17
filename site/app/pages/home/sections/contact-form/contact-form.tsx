import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { type RefObject, useRef, useState } from "react";
import { useActionData, useSearchParams } from "react-router";
import action from "../../../../components/action/action.module.css";
import { HiddenFields } from "../../../../components/form/hidden-fields.tsx";
import { useLanguage } from "../../../../i18n/texts.ts";
import type { Refused } from "../../send-message.ts";
import { ContactFields } from "./contact-fields.tsx";
import styles from "./contact-form.module.css";
import { type ContactFormLife, useContactForm } from "./use-contact-form.ts";

/**
 * The contact form in the specification's states (section 4). Without JavaScript it is a plain form post, and
 * the page comes back with the same messages. `begun` is the initial text of the message.
 */
export function ContactForm(props: { begun?: string | undefined }) {
  // Another address of the same page changes nothing in a form that somebody may be writing in.
  const [begun] = useState(props.begun);
  const form = useRef<HTMLFormElement>(null);
  return <ContactFormView form={form} begun={begun} {...useContactForm(form, begun)} />;
}

interface Props extends ContactFormLife {
  form: RefObject<HTMLFormElement | null>;
  /** The initial text of the message. */
  begun?: string | undefined;
}

/** The form in one of its states. */
export function ContactFormView({ form, begun, state, errors, message, edit, begin, submit, restore }: Props) {
  const { locale, texts } = useLanguage();
  const posted = useActionData<Refused>();
  const sentWithoutScript = useSearchParams()[0].get("contact") === "sent";

  const isPosted = posted && message === posted.message;
  const button = { idle: texts.send, submitting: texts.sending, success: texts.sent, failure: texts.notSent }[state];
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`${localizedPath(pages.home.href(), locale)}#contact`}
      onSubmit={submit}
      onFocus={begin}
      noValidate
    >
      {/* Without JavaScript the page comes back scrolled to its form, with the failure above the fields. */}
      {isPosted && (
        <p role="alert" className={styles.outcome} data-failed="true">
          {texts.notSent}: {message || texts.somethingWentWrong}
        </p>
      )}
      <ContactFields
        errors={errors}
        values={posted?.values ?? (begun ? { message: begun } : undefined)}
        onInput={edit}
      />
      <HiddenFields />
      <input type="hidden" name="idempotency_key" />
      <div className={styles.actions}>
        <button
          type="submit"
          className={`${action.action} ${styles.button}`}
          data-state={state}
          aria-disabled={state === "submitting"}
        >
          {state === "submitting" && <span className={styles.spinner} aria-hidden="true" />}
          {button}
        </button>
        {restore && (
          <button type="button" className={styles.restore} onClick={restore}>
            {texts.restore}
          </button>
        )}
      </div>
      <p role="status" className={styles.outcome} data-failed={message !== undefined}>
        {isPosted ? "" : (message ?? (sentWithoutScript ? texts.sentThanks : ""))}
      </p>
    </form>
  );
}
