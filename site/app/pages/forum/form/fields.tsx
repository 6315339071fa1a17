import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { createContext, type ReactNode, useContext, useId } from "react";
import styles from "./post-form.module.css";

/** The server's messages about the fields. */
export const FormErrors = createContext<FieldErrors>({});

interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  children: (attributes: {
    id: string;
    name: string;
    "aria-invalid"?: true | undefined;
    "aria-describedby"?: string | undefined;
  }) => ReactNode;
}

/** A labelled field with its hint and the server's message (WCAG 2.2, 3.3.1 to 3.3.3). */
export function Field({ name, label, hint, children }: FieldProps) {
  const id = useId();
  const [error] = useContext(FormErrors)[name] ?? [];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id, name, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
