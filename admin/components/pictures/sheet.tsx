import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import parts from "../shared/parts.module.css";
import { CropPicture } from "./crop-picture.tsx";
import { type ForAll, ForAllFields } from "./for-all.tsx";
import styles from "./sheet.module.css";
import { SheetLine } from "./sheet-line.tsx";
import { isDescribed, isDone, isReady, useSheet } from "./use-sheet.ts";
import type { Words } from "./words.ts";

export const pictureTypes = "image/jpeg,image/png,image/webp";

interface Props {
  files: File[];
  isMany: boolean;
  /** The language of the document, where its rows have texts of their own. */
  rowLanguage?: "en" | "ne" | undefined;
  words: Words;
  /** The pictures in the order of the sheet, and what is said of all of them. */
  onAttach(ids: number[], forAll: ForAll): void;
  onClose(): void;
}

/** New pictures, a line for each: described, sent and attached from here. */
export function Sheet({ files, isMany, rowLanguage, words, onAttach, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { lines, add, change, release, retry, remove } = useSheet(words);
  const [forAll, setForAll] = useState<ForAll>({ place: "", credit: "", takenOn: "" });
  const [cropped, setCropped] = useState<string>();
  const [isAttaching, setAttaching] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [missing, setMissing] = useState(0);
  const begun = useRef(false);

  useEffect(() => {
    dialog.current?.showModal();
    if (!begun.current) add(files);
    begun.current = true;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    // Escape is meant for the sheet, and not for a drawer of Payload's beneath it.
    const keep = (event: KeyboardEvent) => event.key === "Escape" && event.stopPropagation();
    const sheet = dialog.current;
    sheet?.addEventListener("keydown", keep);
    window.addEventListener("beforeunload", ask);
    return () => {
      sheet?.removeEventListener("keydown", keep);
      window.removeEventListener("beforeunload", ask);
    };
  }, [add, files]);

  const done = lines.filter(isDone);
  const refused = lines.filter(({ state }) => state === "refused");
  const open = lines.filter((line) => !isDone(line) && line.state !== "refused");
  const attachDone = () => {
    onAttach(
      done.map(({ stored }) => stored?.id).filter((id) => id !== undefined),
      forAll,
    );
    for (const { key } of done) remove(key);
    if (refused.length === 0 && open.length === 0) onClose();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the last line to be done
  useEffect(() => {
    if (!isAttaching || open.length > 0) return;
    setAttaching(false);
    if (done.length > 0) attachDone();
  }, [isAttaching, open.length]);

  const isReadyNow = lines.some(isReady);
  useEffect(() => {
    // Described before it was looked at, which takes its time with many large ones.
    if (isAttaching && isReadyNow) release();
  }, [isAttaching, isReadyNow, release]);

  const attach = () => {
    const bare = open.filter((line) => !isDescribed(line));
    setMissing(bare.length);
    release();
    if (bare.length === 0) return setAttaching(true);
    const first = bare[0];
    const row = first && dialog.current?.querySelector(`[data-key="${first.key}"]`);
    row?.querySelector<HTMLInputElement>(`input[name=${first?.alt_en.trim() ? "alt_ne" : "alt_en"}]`)?.focus();
  };
  const leave = () => (lines.length === 0 ? onClose() : setLeaving(true));
  const inHand = lines.find(({ key }) => key === cropped);
  const toAttach = done.length + open.length;

  return createPortal(
    // A key that presses a button of the sheet is none of the form's beneath it.
    <dialog
      ref={dialog}
      className={`${parts["fields"]} ${styles["sheet"]}`}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // A browser heeds the second Escape whatever is said to it.
      onClose={() => {
        dialog.current?.showModal();
        leave();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const dropped = [...event.dataTransfer.files];
        add(isMany ? dropped : dropped.slice(0, lines.length === 0 ? 1 : 0));
      }}
    >
      {inHand ? (
        <CropPicture
          line={inHand}
          onDone={(edits) => {
            if (edits) change(inHand.key, { edits });
            setCropped(undefined);
          }}
        />
      ) : (
        <>
          <header>
            <h2 id={title}>{words.title(lines.length)}</h2>
            <button type="button" className={parts["button"]} onClick={leave}>
              {words.close}
            </button>
          </header>
          <p className={parts["quiet"]}>{words.intro}</p>
          {rowLanguage && <ForAllFields language={rowLanguage} values={forAll} words={words} onChange={setForAll} />}
          <ol>
            {lines.map((line) => (
              <SheetLine
                key={line.key}
                line={line}
                words={words}
                onChange={(changes) => change(line.key, changes)}
                onLeave={() => release(line.key)}
                onCrop={() => setCropped(line.key)}
                onRetry={() => retry(line.key)}
                onRemove={() => remove(line.key)}
              />
            ))}
          </ol>
          <footer>
            <p role="status">
              {words.status(done.length, lines.length, refused.length)}
              {missing > 0 && open.some((line) => !isDescribed(line)) && ` ${words.missing(missing)}`}
            </p>
            {isLeaving ? (
              <div role="alertdialog" aria-label={words.leave} className={styles["leave"]}>
                <p>
                  <strong>{words.leave}</strong> {words.leaveHint}
                </p>
                <button type="button" className={parts["primary"]} onClick={() => setLeaving(false)}>
                  {words.stay}
                </button>
                <button type="button" className={parts["button"]} onClick={onClose}>
                  {words.leaveAnyway}
                </button>
              </div>
            ) : (
              <div className={parts["actions"]}>
                <button
                  type="button"
                  className={parts["primary"]}
                  disabled={isAttaching || toAttach === 0}
                  onClick={attach}
                >
                  {refused.length > 0 && open.length === 0 ? words.attachSaved(done.length) : words.attach(toAttach)}
                </button>
                {isMany && (
                  <label className={parts["button"]}>
                    {words.more}
                    <input
                      type="file"
                      multiple
                      accept={pictureTypes}
                      onChange={({ currentTarget }) => add(currentTarget.files ?? [])}
                    />
                  </label>
                )}
              </div>
            )}
          </footer>
        </>
      )}
    </dialog>,
    document.body,
  );
}
