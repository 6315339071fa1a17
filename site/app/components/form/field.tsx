import { type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";
import styles from "./form.module.css";

/** The attributes that connect an input with its label, its hint and its error. */
export interface InputAttributes {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

export interface FieldProps {
  name: string;
  /** The input's id, where something on the page refers to it. */
  id?: string;
  /** For the layout of the form around it. */
  className?: string | undefined;
  label: string;
  /** Shown in brackets behind the label, such as "optional". */
  remark?: string | undefined;
  hint?: string | undefined;
  /** The server's message about the input. */
  error?: string | undefined;
  /** Shown below the input. */
  after?: ReactNode;
  children: (input: InputAttributes) => ReactNode;
}

/** A labelled input with its hint and the server's message (WCAG 2.2, 3.3.1 to 3.3.3). */
export function Field({ name, id: given, className, label, remark, hint, error, after, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field} data-field={name}>
      <label htmlFor={id}>
        {label}
        {remark && <small> ({remark})</small>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
      })}
      {after}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
