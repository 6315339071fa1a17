import { percentOf, UploadProgress } from "../../../components/upload-progress/upload-progress.tsx";
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
  const { state } = file;
  const isHere = state === "sending" || state === "stored" || state === "unfinished";
  const name = state === "held" ? file.chosen.name : isHere ? file.name : undefined;
  const result =
    state === "stored" ? texts.stored : state === "unfinished" ? texts.unfinished(percentOf(file)) : undefined;
  return (
    <>
      <div className={styles.document}>
        <UploadProgress name={name} sending={state === "sending" ? file : undefined} result={result} texts={texts} />
        {state === "held" && <Plain label={common.tryAgain} onPress={onRetry} />}
        {(isHere || state === "held") && <Plain label={texts.remove} onPress={onRemove} />}
      </div>
      {state === "gone" && <Plain label={texts.without} onPress={onRemove} />}
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
