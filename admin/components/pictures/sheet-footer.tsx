import parts from "../shared/parts.module.css";
import { useTexts } from "../shared/use-language.ts";
import { isDone, isOpen, isRetried } from "./line.ts";
import { pictureTypes } from "./send-picture.ts";
import styles from "./sheet.module.css";
import type { useAttach } from "./use-attach.ts";
import type { Sheet } from "./use-sheet.ts";
import { words } from "./words.ts";

interface Props {
  sheet: Sheet;
  attaching: ReturnType<typeof useAttach>;
  isMany: boolean;
}

/** The buttons that attach the stored pictures, send the refused ones again, and add others. */
export function SheetFooter({ sheet: { lines, add, retry }, attaching, isMany }: Props) {
  const texts = useTexts(words);
  const { attach, isAttaching } = attaching;
  const done = lines.filter(isDone).length;
  const open = lines.filter(isOpen).length;
  const isOnlyRefusedLeft = open === 0 && done < lines.length;
  return (
    <div className={parts["actions"]}>
      <button type="button" className={parts["primary"]} disabled={isAttaching || done + open === 0} onClick={attach}>
        {isOnlyRefusedLeft ? texts.attachSaved(done) : texts.attach(done + open)}
      </button>
      {lines.filter(isRetried).length > 1 && (
        <button type="button" className={parts["button"]} onClick={() => retry()}>
          {texts.retryAll}
        </button>
      )}
      {isMany && (
        <label className={parts["button"]}>
          {texts.more}
          <input
            type="file"
            multiple
            accept={pictureTypes}
            onChange={({ currentTarget }) => add(currentTarget.files ?? [])}
          />
        </label>
      )}
    </div>
  );
}

export function SheetStatus({ sheet: { lines }, undescribed }: Pick<Props, "sheet"> & { undescribed: number }) {
  const texts = useTexts(words);
  const done = lines.filter(isDone).length;
  const refused = lines.length - done - lines.filter(isOpen).length;
  return (
    <p role="status">
      {texts.status(done, lines.length, refused)}
      {undescribed > 0 && ` ${texts.missing(undescribed)}`}
    </p>
  );
}

interface LeaveQuestionProps {
  onStay(): void;
  onLeave(): void;
}

/** Asks for confirmation before the sheet closes with pictures on it. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const texts = useTexts(words);
  return (
    <div role="alertdialog" aria-label={texts.leave} className={styles["leave"]}>
      <p>
        <strong>{texts.leave}</strong> {texts.leaveHint}
      </p>
      <button type="button" className={parts["primary"]} onClick={onStay}>
        {texts.stay}
      </button>
      <button type="button" className={parts["button"]} onClick={onLeave}>
        {texts.leaveAnyway}
      </button>
    </div>
  );
}
