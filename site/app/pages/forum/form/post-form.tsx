import { type ReactNode, useRef, useState } from "react";
import { SendingRow } from "../../../components/form/sending-row.tsx";
import { useFaultFocus } from "../../../components/form/use-fault-focus.ts";
import { useSending } from "../../../sending/use-sending.ts";
import { FormErrors } from "./fields.tsx";
import styles from "./post-form.module.css";
import type { Outcome } from "./send-post.ts";
import { TermsToAccept } from "./terms-to-accept.tsx";
import { useKeptWords } from "./use-kept-words.ts";

interface Props {
  /** The form's name for screen readers. */
  label: string;
  submit: string;
  /** The name under which the typed text is kept on this device; without one it is not kept. */
  kept?: string;
  /** Whether the form begins with the text of a post. */
  isCorrection?: boolean;
  /** Rejects when no answer comes back. `key` is the same for each attempt to send the same text. */
  send: (form: FormData, key: string) => Promise<Outcome>;
  onDone: (outcome: Outcome) => void;
  /** Makes the button a secondary one. */
  quiet?: boolean;
  children: ReactNode;
}

/** A member's form: fields, one button, and the result. Its fields keep their text until it has been sent. */
export function PostForm(props: Props) {
  const { label, submit: submitLabel, kept, isCorrection = false, send, onDone, quiet = false, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const words = useKeptWords(form, { name: kept, isCorrection });
  const { sending, note, submit, edit } = useSending({
    send: (data) => send(data, words.keyFor(data)),
    settle(settled) {
      setOutcome(settled);
      if (!settled.done) return;
      words.drop();
      form.current?.reset();
      onDone(settled);
    },
  });
  useFaultFocus(form, outcome?.done ? undefined : outcome);
  const errors = outcome?.errors ?? {};
  const isSaidAtField = Object.values(errors).some(([message]) => message === outcome?.message);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={label}
      onSubmit={submit}
      onInput={({ target }) => {
        words.keep(target);
        edit();
      }}
    >
      <FormErrors value={errors}>
        {children}
        <TermsToAccept />
      </FormErrors>
      <SendingRow submit={submitLabel} sending={sending} isQuiet={quiet} done={outcome?.done}>
        {note ?? (isSaidAtField ? undefined : outcome?.message)}
      </SendingRow>
    </form>
  );
}
