import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import styles from "./application-form.module.css";
import { words } from "./texts.ts";
import type { Document } from "./use-document.ts";

interface Props {
  file: Document;
  onRetry: () => void;
  onRemove: () => void;
}

/** The upload's progress, and the actions on it. */
export function DocumentStatus({ file, onRetry, onRemove }: Props) {
  const texts = usePageTexts(words);
  const common = useTexts();
  if (file.state === "gone") return <Plain label={texts.without} onPress={onRemove} />;
  if (file.state === "held") {
    return (
      <div className={styles.document}>
        <strong>{file.chosen.name}</strong>
        <Plain label={common.tryAgain} onPress={onRetry} />
        <Plain label={texts.remove} onPress={onRemove} />
      </div>
    );
  }
  if (file.state !== "sending" && file.state !== "stored" && file.state !== "unfinished") return null;
  return (
    <div className={styles.document}>
      <strong>{file.name}</strong>
      {file.state === "sending" && <Sending {...file} />}
      {file.state === "stored" && <span role="status">{texts.stored}</span>}
      {file.state === "unfinished" && <span role="status">{texts.unfinished(percentOf(file))}</span>}
      <Plain label={texts.remove} onPress={onRemove} />
    </div>
  );
}

interface Progress {
  offset: number;
  size: number;
}
const percentOf = ({ offset, size }: Progress) => Math.floor((100 * offset) / Math.max(1, size));

function Sending({ name, waiting, ...progress }: Progress & { name: string; waiting: boolean }) {
  const texts = usePageTexts(words);
  const percent = percentOf(progress);
  return (
    <>
      <progress max={100} value={percent} aria-label={name} />
      <span role="status">{waiting ? texts.waiting : percent === 100 ? texts.checking : texts.sending(percent)}</span>
    </>
  );
}

function Plain({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.plain} onClick={onPress}>
      {label}
    </button>
  );
}
