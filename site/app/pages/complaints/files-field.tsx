import { complaintFiles } from "@setu/contract/complaints/complaint-fields";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { UploadProgress } from "../../components/upload-progress/upload-progress.tsx";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import type { Answered } from "./field.tsx";
import styles from "./files-field.module.css";
import { words } from "./texts.ts";
import type { Files, SentFile } from "./use-files.ts";

/** Not HEIC: an iPhone then sends a JPEG. */
const accepted = ".jpg,.jpeg,.png,.webp,.pdf";

/** Photographs and files. With a script they are uploaded ahead of the form, without one they are sent with it. */
export function FilesField({ sent, ...answered }: Answered & { sent: Files }) {
  const texts = usePageTexts(words);
  const id = useId();
  return (
    <fieldset className={styles.files} aria-describedby={`${id}-hint`}>
      <legend>
        {texts.files.title} <small>({texts.optional})</small>
      </legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.files.hint}
      </p>
      {complaintFiles.keys.map((key) => (
        <FileField key={key} name={key} sent={sent} {...answered} />
      ))}
    </fieldset>
  );
}

function FileField({ name, sent, errors, values }: Answered & { name: string; sent: Files }) {
  const texts = usePageTexts(words);
  const input = useRef<HTMLInputElement>(null);
  // The summary of faults leads here.
  const id = `files.${name}`;
  const touched = sent.files[name];
  const file = touched?.state === "removed" ? undefined : touched;
  // A form that comes back with an error names the file that was sent with it, until another is chosen or it is removed.
  const before = touched ? "" : (values[`files.${name}`] ?? "");
  const [posted] = errors[`files.${name}`] ?? [];
  const failure = file?.state === "refused" || file?.state === "held" ? file.message : undefined;
  const error = touched ? failure : posted;
  const choose = useEffectEvent(() => {
    const [chosen] = input.current?.files ?? [];
    if (chosen) sent.choose(name, chosen);
    // The file is uploaded ahead, so the form must not send it again.
    if (input.current) input.current.value = "";
  });
  // The button that is pressed goes: the focus stays in the field.
  const whileFocused = (act: () => void) => () => {
    input.current?.focus();
    act();
  };
  // A file that was chosen before the script ran.
  useEffect(() => choose(), []);
  return (
    <div className={styles.file} data-state={file?.state ?? (before || error ? "before" : "none")}>
      <input
        ref={input}
        id={id}
        type="file"
        name={`file.${name}`}
        accept={accepted}
        aria-label={texts.files.one(name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={() => choose()}
      />
      {/* A browser labels its own button in its own language, not in the page's. */}
      <label htmlFor={id} aria-hidden="true">
        {file ? texts.files.replace : texts.files.choose}
      </label>
      {before && <input type="hidden" name={`files.${name}`} value={before} />}
      {before && <span className={styles.hint}>{texts.files.stored}</span>}
      <Sent
        file={file}
        onRetry={whileFocused(() => sent.retry(name))}
        onRemove={whileFocused(() => sent.remove(name))}
      />
      {/* Alerts are failures that come at any time; the message of a form that came back is read with the input. */}
      {error && (
        <p key={String(failure)} id={`${id}-error`} className={styles.error} role={failure && "alert"}>
          {error}
        </p>
      )}
    </div>
  );
}

interface SentProps {
  file: Exclude<SentFile, { state: "removed" }> | undefined;
  onRetry: () => void;
  onRemove: () => void;
}

/** The progress of a file's upload, and the actions on it. */
function Sent({ file, onRetry, onRemove }: SentProps) {
  const { files: texts } = usePageTexts(words);
  const { tryAgain } = useTexts();
  return (
    <>
      <UploadProgress
        name={file?.name}
        sending={file?.state === "sending" ? file : undefined}
        result={file?.state === "stored" ? texts.stored : undefined}
        texts={texts}
      />
      {file?.state === "held" && (
        <button type="button" onClick={onRetry}>
          {tryAgain}
        </button>
      )}
      {file && (
        <button type="button" onClick={onRemove}>
          {texts.remove}
        </button>
      )}
    </>
  );
}
