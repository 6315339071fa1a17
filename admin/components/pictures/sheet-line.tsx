import type { KeyboardEvent } from "react";
import { useTexts } from "../shared/use-language.ts";
import { isDescribed, isDone, isRetried, type Line } from "./line.ts";
import styles from "./sheet.module.css";
import { words } from "./words.ts";

interface Props {
  line: Line;
  onChange(changes: Partial<Line>): void;
  /** Called when the focus has left the line. */
  onLeave(): void;
  onCrop(): void;
  onRetry(): void;
  onRemove(): void;
}

/** One picture of the sheet: its thumbnail, description and progress. */
export function SheetLine({ line, onChange, onLeave, onCrop, onRetry, onRemove }: Props) {
  const { key, name, preview, state, progress } = line;
  return (
    <li
      className={styles["line"]}
      data-key={key}
      data-state={isDone(line) ? "done" : state}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <div className={styles["picture"]}>
        {/* biome-ignore lint/performance/noImgElement: a file on this computer */}
        {preview && <img src={preview} alt="" />}
      </div>
      <fieldset>
        <legend id={`name-${key}`}>{name}</legend>
        {!line.isHopeless && <Description line={line} onChange={onChange} />}
        <State line={line} />
        {state === "sending" && <progress value={progress} max={1} aria-labelledby={`name-${key}`} />}
        <Tools line={line} onCrop={onCrop} onRetry={onRetry} onRemove={onRemove} />
      </fieldset>
    </li>
  );
}

function Description({ line, onChange }: Pick<Props, "line" | "onChange">) {
  const texts = useTexts(words);
  return (
    <>
      {(["alt_en", "alt_ne"] as const).map((field) => (
        <label key={field}>
          {texts[field]}
          <input
            type="text"
            name={field}
            lang={field === "alt_en" ? "en" : "ne"}
            maxLength={300}
            disabled={line.decorative}
            value={line[field]}
            onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
            onKeyDown={focusNextText}
          />
        </label>
      ))}
      <label className={styles["decorative"]}>
        <input
          type="checkbox"
          checked={line.decorative}
          onChange={({ currentTarget }) => onChange({ decorative: currentTarget.checked })}
        />
        {texts.decorative}
      </label>
    </>
  );
}

/** Makes Enter go to the next text, as in a table, instead of submitting Payload's form. */
function focusNextText(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const inputs = [...(event.currentTarget.closest("ol")?.querySelectorAll<HTMLInputElement>("input[type=text]") ?? [])];
  inputs[inputs.indexOf(event.currentTarget) + 1]?.focus();
}

function State({ line }: Pick<Props, "line">) {
  const texts = useTexts(words);
  if (line.problem) return <p className={styles["problem"]}>{line.problem}</p>;
  return (
    <p className={styles["state"]}>
      {stateText(line, texts)}
      {line.edits?.crop && ` · ${texts.cropped}`}
    </p>
  );
}

function stateText(line: Line, texts: typeof words.en): string {
  if (line.state === "looking") return texts.looking;
  if (line.state === "waiting") return texts.waiting;
  if (line.state === "sending") return line.progress < 1 ? texts.sending : texts.preparing;
  if (isDone(line)) return texts.stored;
  return isDescribed(line) ? texts.waiting : texts.undescribed;
}

function Tools({ line, onCrop, onRetry, onRemove }: Pick<Props, "line" | "onCrop" | "onRetry" | "onRemove">) {
  const texts = useTexts(words);
  const { name, preview, state } = line;
  const isBusy = state === "looking" || state === "waiting" || state === "sending";
  return (
    <div className={styles["tools"]}>
      {isRetried(line) && (
        <button type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
      {preview && (
        <button type="button" disabled={isBusy} aria-label={texts.cropNamed(name)} onClick={onCrop}>
          {texts.crop}
        </button>
      )}
      <button type="button" disabled={isBusy} aria-label={texts.removeNamed(name)} onClick={onRemove}>
        {texts.remove}
      </button>
    </div>
  );
}
