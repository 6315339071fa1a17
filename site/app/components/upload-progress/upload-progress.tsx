import styles from "./upload-progress.module.css";

interface Props {
  /** The file's name; undefined while there is no file. */
  name: string | undefined;
  /** The bytes that have been sent, while it is being uploaded. */
  sending: { offset: number; size: number; waiting: boolean } | undefined;
  /** Its state otherwise, such as that it has been stored. */
  result: string | undefined;
  texts: { sending: (percent: number) => string; waiting: string; checking: string };
}

/** Returns how much of a file has been sent, in whole percent. */
export const percentOf = ({ offset, size }: { offset: number; size: number }): number =>
  Math.floor((100 * offset) / Math.max(1, size));

/**
 * The progress of a file's upload. Its status region exists before there is a file, since a region that is created together with its text
 * is often not announced (WCAG 2.2, 4.1.3). The percent is outside: a screen reader would read it a hundred times.
 */
export function UploadProgress({ name, sending, result, texts }: Props) {
  const percent = sending ? percentOf(sending) : 100;
  const said = sending?.waiting ? texts.waiting : percent === 100 ? texts.checking : undefined;
  return (
    <>
      {name && <strong className={styles.name}>{name}</strong>}
      {sending && <progress className={styles.bar} max={100} value={percent} aria-label={name} />}
      {sending && !said && <span>{texts.sending(percent)}</span>}
      <span role="status" className={styles.status}>
        {sending ? said : result}
      </span>
    </>
  );
}
