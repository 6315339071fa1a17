import styles from "./form.module.css";

interface Props {
  id: string | undefined;
  error: string | undefined;
}

/**
 * The server's message about an input, which is part of the input's description. It is no alert: the focus moves to the first faulty
 * input (use-fault-focus.ts), with which it is read; alerts would read the messages of all inputs at once.
 */
export const FieldError = ({ id, error }: Props) =>
  error ? (
    <p id={id} className={styles.error}>
      {error}
    </p>
  ) : null;
