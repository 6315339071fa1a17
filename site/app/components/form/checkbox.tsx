import { type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";
import styles from "./form.module.css";

interface Props {
  name: string;
  /** The input's id, where something on the page refers to it. */
  id?: string;
  value?: string;
  isChecked?: boolean;
  /** The server's message. */
  error?: string | undefined;
  /** The label. */
  children: ReactNode;
}

/** A checkbox with its label and the server's message. */
export function Checkbox({ name, id: given, value = "1", isChecked = false, error, children }: Props) {
  const id = useId();
  return (
    <div className={styles.tick} data-field={name}>
      <label>
        <input
          id={given}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
