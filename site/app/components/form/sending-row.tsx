import type { ReactNode } from "react";
import action from "../action/action.module.css";
import styles from "./form.module.css";

interface Props {
  /** The button's label. */
  submit: string;
  sending: boolean;
  /** Makes the button a secondary one. */
  isQuiet?: boolean;
  /** Whether the form was accepted; undefined before it was answered. */
  done?: boolean | undefined;
  /** The result, or why there is none yet. */
  children: ReactNode;
}

/** The button that sends a form, and the result beside it. */
export const SendingRow = ({ submit, sending, isQuiet = false, done, children }: Props) => (
  <div className={styles.sending}>
    <button type="submit" className={isQuiet ? styles.quiet : action.action} aria-disabled={sending}>
      {submit}
    </button>
    <p role="status" className={styles.outcome} data-done={done}>
      {children}
    </p>
  </div>
);
