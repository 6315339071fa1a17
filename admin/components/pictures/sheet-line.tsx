import type { KeyboardEvent } from "react";
import styles from "./sheet.module.css";
import { isDescribed, isDone, type Line } from "./use-sheet.ts";
import type { Words } from "./words.ts";

interface Props {
  line: Line;
  words: Words;
  onChange(changes: Partial<Line>): void;
  /** The editor has gone on to something else. */
  onLeave(): void;
  onCrop(): void;
  onRetry(): void;
  onRemove(): void;
}

function stateOf(line: Line, words: Words): string {
  if (line.state === "looking") return words.looking;
  if (line.state === "waiting") return words.waiting;
  if (line.state === "sending") return line.progress < 1 ? words.sending : words.preparing;
  if (isDone(line)) return words.stored;
  return isDescribed(line) ? words.waiting : words.undescribed;
}

/** Enter leads on to the next text, as in a table; it sends nothing. */
function toNextText(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const texts = [...(event.currentTarget.closest("ol")?.querySelectorAll<HTMLInputElement>("input[type=text]") ?? [])];
  texts[texts.indexOf(event.currentTarget) + 1]?.focus();
}

/** One picture of the sheet: what it is, what is said of it, and how far it is. */
export function SheetLine({ line, words, onChange, onLeave, onCrop, onRetry, onRemove }: Props) {
  const { key, name, preview, decorative, state, problem } = line;
  const isBusy = state === "looking" || state === "waiting" || state === "sending";
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
        {/* biome-ignore lint/performance/noImgElement: a file of the browser's own */}
        {preview && <img src={preview} alt="" />}
      </div>
      <fieldset>
        <legend id={`name-${key}`}>{name}</legend>
        {!line.isHopeless && (
          <>
            {(["alt_en", "alt_ne"] as const).map((field) => (
              <label key={field}>
                {words[field]}
                <input
                  type="text"
                  name={field}
                  lang={field === "alt_en" ? "en" : "ne"}
                  maxLength={300}
                  disabled={decorative}
                  value={line[field]}
                  onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
                  onKeyDown={toNextText}
                />
              </label>
            ))}
            <label className={styles["decorative"]}>
              <input
                type="checkbox"
                checked={decorative}
                onChange={({ currentTarget }) => onChange({ decorative: currentTarget.checked })}
              />
              {words.decorative}
            </label>
          </>
        )}
        {problem ? (
          <p className={styles["problem"]}>{problem}</p>
        ) : (
          <p className={styles["state"]}>
            {stateOf(line, words)}
            {line.edits?.crop && ` · ${words.cropped}`}
          </p>
        )}
        {state === "sending" && <progress value={line.progress} max={1} aria-labelledby={`name-${key}`} />}
        <div className={styles["tools"]}>
          {state === "refused" && !line.isHopeless && (
            <button type="button" onClick={onRetry}>
              {words.retry}
            </button>
          )}
          {preview && (
            <button type="button" disabled={isBusy} aria-label={words.cropNamed(name)} onClick={onCrop}>
              {words.crop}
            </button>
          )}
          <button type="button" disabled={isBusy} aria-label={words.removeNamed(name)} onClick={onRemove}>
            {words.remove}
          </button>
        </div>
      </fieldset>
    </li>
  );
}
