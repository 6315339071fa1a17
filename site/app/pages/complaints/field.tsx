import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { type ComponentProps, type ReactNode, useId } from "react";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./complaints.module.css";
import { words } from "./texts.ts";

/** The server's messages about the fields, and the values that were sent. */
export interface Answered {
  errors: FieldErrors;
  values: Record<string, string>;
}

interface Frame extends Answered {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Shown below the input. */
  after?: ReactNode;
  children: (attributes: {
    id: string;
    name: string;
    defaultValue: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
}

/** A field with its label, its hint and the server's message (WCAG 2.2, 3.3.1 to 3.3.3). */
export function Field({ name, label, hint, isOptional = false, after, errors, values, children }: Frame) {
  const { optional } = usePageTexts(words);
  const id = useId();
  const [error] = errors[name] ?? [];
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id}>
        {label}
        {isOptional && <small> ({optional})</small>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        defaultValue: values[name] ?? "",
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
      })}
      {after}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type LineProps = Omit<Frame, "children"> & Pick<ComponentProps<"input">, "autoComplete" | "inputMode" | "maxLength">;

/** A one-line text field. */
export const Line = ({ autoComplete = "off", inputMode, maxLength, ...frame }: LineProps) => (
  <Field {...frame}>
    {(attributes) => (
      <input type="text" {...attributes} autoComplete={autoComplete} inputMode={inputMode} maxLength={maxLength} />
    )}
  </Field>
);

/** A checkbox with its label. */
export function Tick({ name, errors, values, children }: Answered & { name: string; children: ReactNode }) {
  const id = useId();
  const [error] = errors[name] ?? [];
  return (
    <div className={styles.tick} data-field={name}>
      <label>
        <input
          type="checkbox"
          name={name}
          value="1"
          defaultChecked={values[name] === "1"}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
