import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { Language } from "../shared/language.ts";
import { ModalDialog } from "../shared/modal-dialog.tsx";
import parts from "../shared/parts.module.css";
import { useTexts } from "../shared/use-language.ts";
import { CropPicture } from "./crop-picture.tsx";
import { type ForAll, ForAllFields } from "./for-all.tsx";
import styles from "./sheet.module.css";
import { LeaveQuestion, SheetFooter, SheetStatus } from "./sheet-footer.tsx";
import { SheetLine } from "./sheet-line.tsx";
import { useAttach } from "./use-attach.ts";
import { type Sheet as SheetState, useSheet } from "./use-sheet.ts";
import { words } from "./words.ts";

interface Props {
  files: File[];
  isMany: boolean;
  /** The language of the document, if each of its rows has texts of its own. */
  rowLanguage?: Language | undefined;
  /** Receives the stored pictures in the order of the sheet, and the texts for all of them. */
  onAttach(ids: number[], forAll: ForAll): void;
  onClose(): void;
}

/** The dialog in which new pictures, one line each, are described, sent and attached. */
export function Sheet({ files, isMany, rowLanguage, onAttach, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const sheet = useSheet();
  const { lines, add, change } = sheet;
  const [forAll, setForAll] = useState<ForAll>({ place: "", credit: "", takenOn: "" });
  const [croppedKey, setCroppedKey] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const attaching = useAttach({ sheet, forAll, dialog, onAttach, onClose });
  useFirstFiles(files, add);
  useLeaveGuard(dialog);

  const leave = () => (lines.length === 0 ? onClose() : setLeaving(true));
  const cropped = lines.find(({ key }) => key === croppedKey);
  return (
    <SheetDialog
      dialog={dialog}
      heading={heading}
      onLeave={leave}
      onDrop={add}
      room={isMany ? Infinity : 1 - lines.length}
    >
      {cropped ? (
        <CropPicture
          line={cropped}
          onDone={(edits) => {
            if (edits) change(cropped.key, { edits });
            setCroppedKey(undefined);
          }}
        />
      ) : (
        <>
          <SheetHeader heading={heading} count={lines.length} onLeave={leave} />
          {rowLanguage && <ForAllFields language={rowLanguage} values={forAll} onChange={setForAll} />}
          <Lines sheet={sheet} onCrop={setCroppedKey} />
          <footer>
            <SheetStatus sheet={sheet} undescribed={attaching.undescribed} />
            {isLeaving ? (
              <LeaveQuestion onStay={() => setLeaving(false)} onLeave={onClose} />
            ) : (
              <SheetFooter sheet={sheet} attaching={attaching} isMany={isMany} />
            )}
          </footer>
        </>
      )}
    </SheetDialog>
  );
}

interface SheetDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  heading: string;
  /** How many more files the sheet takes. */
  room: number;
  onDrop(files: File[]): void;
  onLeave(): void;
  children: ReactNode;
}

function SheetDialog({ dialog, heading, room, onDrop, onLeave, children }: SheetDialogProps) {
  return (
    <ModalDialog
      ref={dialog}
      className={`${parts["fields"]} ${styles["sheet"]}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      // Browsers close a dialog at the second Escape, even if the cancel event was prevented.
      onClose={() => {
        dialog.current?.showModal();
        onLeave();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop([...event.dataTransfer.files].slice(0, Math.max(0, room)));
      }}
    >
      {children}
    </ModalDialog>
  );
}

interface SheetHeaderProps {
  heading: string;
  count: number;
  onLeave(): void;
}

function SheetHeader({ heading, count, onLeave }: SheetHeaderProps) {
  const texts = useTexts(words);
  return (
    <>
      <header>
        <h2 id={heading}>{texts.title(count)}</h2>
        <button type="button" className={parts["button"]} onClick={onLeave}>
          {texts.close}
        </button>
      </header>
      <p className={parts["quiet"]}>{texts.intro}</p>
    </>
  );
}

function Lines({ sheet, onCrop }: { sheet: SheetState; onCrop(key: string): void }) {
  const { lines, change, release, retry, remove } = sheet;
  return (
    <ol>
      {lines.map((line) => (
        <SheetLine
          key={line.key}
          line={line}
          onChange={(changes) => change(line.key, changes)}
          onLeave={() => release(line.key)}
          onCrop={() => onCrop(line.key)}
          onRetry={() => retry(line.key)}
          onRemove={() => remove(line.key)}
        />
      ))}
    </ol>
  );
}

/** Adds the files that the sheet was opened with, once. */
function useFirstFiles(files: readonly File[], add: (files: Iterable<File>) => void): void {
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) add(files);
    isAdded.current = true;
  }, [add, files]);
}

/** Asks before the page is left, and keeps Escape from closing one of Payload's drawers beneath the sheet. */
function useLeaveGuard(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const sheet = dialog.current;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const keepEscape = (event: KeyboardEvent) => event.key === "Escape" && event.stopPropagation();
    sheet?.addEventListener("keydown", keepEscape);
    window.addEventListener("beforeunload", ask);
    return () => {
      sheet?.removeEventListener("keydown", keepEscape);
      window.removeEventListener("beforeunload", ask);
    };
  }, [dialog]);
}
