import { useResultFocus } from "../../components/form/use-result-focus.ts";
import styles from "./members-page.module.css";

/** The result of a form, in its place. */
export function Said({ message }: { message: string }) {
  const said = useResultFocus<HTMLParagraphElement>(message);
  return (
    <p ref={said} tabIndex={-1} className={styles.said} role="status">
      {message}
    </p>
  );
}
