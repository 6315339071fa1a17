import styles from "./print-button.module.css";

/** A button that prints the page; hidden without JavaScript: the browser's own command does the same. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className={styles.print} onClick={() => window.print()}>
      {label}
    </button>
  );
}
