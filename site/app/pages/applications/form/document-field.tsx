import type { VacancyDetail } from "@setu/contract/careers";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { words } from "../apply/texts.ts";
import styles from "./application-form.module.css";
import { type DocumentOptions, useDocument } from "./use-document.ts";

interface Props extends Omit<DocumentOptions, "document"> {
  document: VacancyDetail["documents"][number];
  error: string | undefined;
  /** The upload that the error is about. */
  refused?: string | undefined;
}

const endings = { pdf: ".pdf", docx: ".docx", jpg: ".jpg,.jpeg", png: ".png" } as const;

/** One document: without a script it goes with the form, with one it goes ahead by itself. */
export function DocumentField({ document, error: posted, refused, ...options }: Props) {
  const { key, label, required, types, max_mb: megabytes } = document;
  const texts = usePageTexts(words);
  const { texts: common } = useLanguage();
  const { file, choose, retry, remove } = useDocument({ ...options, document: key });
  const id = `files.${key}`;
  const input = useRef<HTMLInputElement>(null);
  const chooseEarly = useEffectEvent(() => {
    const [chosen] = input.current?.files ?? [];
    if (chosen) void choose(chosen);
  });
  // Chosen before the script was there.
  useEffect(() => chooseEarly(), []);
  const error =
    file.state === "refused" || file.state === "held"
      ? file.message
      : file.state === "gone"
        ? texts.gone(file.name)
        : file.state === "none" || (file.state === "stored" && file.id === refused)
          ? posted
          : undefined;
  // Without a script, what came with a form that was sent back stays named in it.
  const sentBack = file.state === "none" && typeof options.before === "string" ? options.before : "";
  const stored = file.state === "stored" ? file.id : sentBack;
  const percent = "offset" in file ? Math.floor((100 * file.offset) / Math.max(1, file.size)) : 0;
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label htmlFor={id}>
        {label}
        {!required && <small> ({texts.optional})</small>}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.documentHint(types.map((type) => type.toUpperCase()).join(", "), megabytes)}
      </p>
      <input
        ref={input}
        id={id}
        className={styles.picker}
        type="file"
        name={`file.${key}`}
        accept={types.map((type) => endings[type]).join(",")}
        aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ")}
        aria-invalid={error !== undefined}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) void choose(chosen);
          // It goes ahead by itself, so the form must not take it along once more.
          event.currentTarget.value = "";
        }}
      />
      {/* A browser writes on its own button in its own language, and not in the page's. */}
      <label htmlFor={id} className={styles.choose} aria-hidden="true">
        {file.state === "stored" || file.state === "sending" ? texts.replace : texts.choose}
      </label>
      <input type="hidden" name={`files.${key}`} value={stored} />
      {sentBack && <p className={styles.hint}>{texts.stored}</p>}
      {(file.state === "sending" || file.state === "stored" || file.state === "unfinished") && (
        <div className={styles.document}>
          <strong>{file.name}</strong>
          {file.state === "sending" && (
            <>
              <progress max={100} value={percent} aria-label={file.name} />
              <span role="status">
                {file.waiting ? texts.waiting : percent === 100 ? texts.checking : texts.sending(percent)}
              </span>
            </>
          )}
          {file.state === "stored" && <span role="status">{texts.stored}</span>}
          {file.state === "unfinished" && <span role="status">{texts.unfinished(percent)}</span>}
          <button type="button" className={styles.plain} onClick={remove}>
            {texts.remove}
          </button>
        </div>
      )}
      {file.state === "held" && (
        <div className={styles.document}>
          <strong>{file.chosen.name}</strong>
          <button type="button" className={styles.plain} onClick={retry}>
            {common.tryAgain}
          </button>
          <button type="button" className={styles.plain} onClick={remove}>
            {texts.remove}
          </button>
        </div>
      )}
      {file.state === "gone" && (
        <button type="button" className={styles.plain} onClick={remove}>
          {texts.without}
        </button>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
