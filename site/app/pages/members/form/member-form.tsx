import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import action from "../../../components/action/action.module.css";
import { FormTokenContext } from "../../../form-token-context.ts";
import { useSending } from "../../../sending/use-sending.ts";
import { FormContext } from "./form-context.ts";
import styles from "./member-form.module.css";
import { type Outcome, withoutError } from "./outcome.ts";

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
  children: ReactNode;
}

/** A member's form: fields, one button, and the result. The messages of fields are the server's. */
export function MemberForm({ submit: submitLabel, label, send, onDone, posted, quiet = false, children }: Props) {
  const [outcome, setOutcome] = useState(posted);
  /** Fields whose input has changed since the result came: their messages are no longer true. */
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const formToken = useContext(FormTokenContext);
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
  useEffect(() => {
    if (outcome && !outcome.done) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [outcome]);
  const { errors = {}, values = {}, message = "" } = outcome ? corrected.reduce(withoutError, outcome) : {};
  const isSaidAtField = Object.values(errors).some(([error]) => error === message);
  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      aria-label={label}
      onSubmit={submit}
      onInput={(event) => {
        edit();
        const { name } = event.target as HTMLInputElement;
        setCorrected((fields) => (fields.includes(name) ? fields : [...fields, name]));
      }}
    >
      <input type="hidden" name="form_token" defaultValue={formToken} />
      <FormContext value={{ errors, values }}>{children}</FormContext>
      <div className={styles.sending}>
        <button type="submit" className={quiet ? styles.quiet : action.action} aria-disabled={sending}>
          {submitLabel}
        </button>
        <p role="status" className={styles.outcome} data-done={outcome?.done}>
          {note ?? (isSaidAtField ? undefined : message)}
        </p>
      </div>
    </form>
  );
}
