import { type ReactNode, useRef, useState } from "react";
import { FormToken } from "../../../components/form/hidden-fields.tsx";
import { SendingRow } from "../../../components/form/sending-row.tsx";
import { useFaultFocus } from "../../../components/form/use-fault-focus.ts";
import { useSending } from "../../../sending/use-sending.ts";
import { FormContext } from "./form-context.ts";
import styles from "./member-form.module.css";
import { type Outcome, withoutError } from "./outcome.ts";
import { useEarlyPress } from "./use-early-press.ts";

interface Props {
  /** The button's label. */
  submit: string;
  /** The form's accessible name; by default its heading is enough. */
  label?: string;
  /** Rejects when no answer came back. */
  send: (form: FormData, isAgain: boolean) => Promise<Outcome>;
  onDone?: (outcome: Outcome) => unknown;
  /** The server's answer to the form without JavaScript. */
  posted?: Outcome | undefined;
  /** Whether its button has less visual weight. */
  quiet?: boolean;
  /** Whether it signs the member in, which only a script can: sent before hydration, it waits for that. */
  signsIn?: boolean;
  children?: ReactNode;
}

/** A member's form: fields, one button, and the result. The messages of fields are the server's. */
export function MemberForm(props: Props) {
  const { submit: submitLabel, label, send, onDone, posted, quiet = false, signsIn = false, children } = props;
  const [outcome, setOutcome] = useState(posted);
  /** Fields whose input has changed since the result came: their messages are no longer true. */
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const { sending, note, submit, edit } = useSending({
    send,
    settle(settled) {
      setOutcome(settled);
      setCorrected([]);
      if (settled.done) {
        form.current?.reset();
        onDone?.(settled);
      }
    },
  });
  useEarlyPress(form);
  useFaultFocus(form, outcome?.done ? undefined : outcome);
  const { errors = {}, values = {}, message = "" } = outcome ? corrected.reduce(withoutError, outcome) : {};
  const isSaidAtField = Object.values(errors).some(([error]) => error === message);
  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      aria-label={label}
      data-signs-in={signsIn ? "" : undefined}
      onSubmit={submit}
      onInput={(event) => {
        edit();
        const { name } = event.target as HTMLInputElement;
        setCorrected((fields) => (fields.includes(name) ? fields : [...fields, name]));
      }}
    >
      <FormToken />
      <FormContext value={{ errors, values }}>{children}</FormContext>
      <SendingRow submit={submitLabel} sending={sending} isQuiet={quiet} done={outcome?.done}>
        {note ?? (isSaidAtField ? undefined : message)}
      </SendingRow>
    </form>
  );
}
