import { type ComponentProps, type ReactNode, useContext, useId, useState } from "react";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import { words } from "../texts.ts";
import { FormContext } from "./form-context.ts";
import styles from "./member-form.module.css";

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Shown beside the input. */
  children?: ReactNode;
}

/** A text input with its label, its hint and the server's message (WCAG 2.2, 3.3.1 to 3.3.3). */
export function Field({ name, label, hint, children, ...input }: FieldProps) {
  const { errors, values } = useContext(FormContext);
  const id = useId();
  const [error] = errors[name] ?? [];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.line}>
        <input
          defaultValue={values[name]}
          {...input}
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined}
        />
        {children}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p id={id} className={styles.error} role="alert">
      {message}
    </p>
  ) : null;

type PasswordProps = Pick<FieldProps, "name" | "label" | "hint"> & {
  autoComplete: "current-password" | "new-password";
};

/** A password input that can show its text, since people mistype what they cannot see (GOV.UK, password input). */
export function PasswordField(props: PasswordProps) {
  const texts = usePageTexts(words);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...props} type={isShown ? "text" : "password"} autoCapitalize="none" spellCheck={false}>
      <button type="button" className={styles.show} onClick={() => setIsShown(!isShown)}>
        {isShown ? texts.hide : texts.show}
      </button>
    </Field>
  );
}

/** A member's email address. */
export const EmailField = ({ label, hint }: { label: string; hint?: string }) => (
  <Field
    name="email"
    label={label}
    hint={hint}
    type="text"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
  />
);

/** A checkbox with its label and the server's message. */
export function Checkbox({ name, value = "1", children }: { name: string; value?: string; children: ReactNode }) {
  const { errors, values } = useContext(FormContext);
  const id = useId();
  const [error] = errors[name] ?? [];
  return (
    <div className={styles.tick}>
      <label>
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={values[name] === value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/** A hidden field that only bots fill in. */
export function Honeypot() {
  const { leaveEmpty } = useTexts();
  return (
    <p className={styles.honeypot} aria-hidden="true">
      <label>
        {leaveEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
