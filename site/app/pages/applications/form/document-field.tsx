import type { VacancyDetail } from "@setu/contract/vacancies";
import { useEffect, useEffectEvent, useRef } from "react";
import { FieldError } from "../../../components/form/field-error.tsx";
import form from "../../../components/form/form.module.css";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { documentTypes } from "../../../text/document-types.ts";
import styles from "./application-form.module.css";
import { DocumentStatus } from "./document-status.tsx";
import { words } from "./texts.ts";
import { type Document, type DocumentOptions, useDocument } from "./use-document.ts";

interface Props extends Omit<DocumentOptions, "document"> {
  document: VacancyDetail["documents"][number];
  error: string | undefined;
  /** The id of the upload that the error is about. */
  refused?: string | undefined;
}

const endings = { pdf: ".pdf", docx: ".docx", jpg: ".jpg,.jpeg", png: ".png" } as const;

/** The field of one document: without a script it is sent with the form, with one it is uploaded ahead. */
export function DocumentField({ document, error: posted, refused, ...options }: Props) {
  const { key, label, required, types, max_mb: megabytes } = document;
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  const { file, choose, retry, remove } = useDocument({ ...options, document: key });
  const input = useEarlyChoice(choose);
  // The button that is pressed goes: the focus stays in the field.
  const whileFocused = (act: () => void) => () => {
    input.current?.focus();
    act();
  };
  const id = `files.${key}`;
  const failure = errorOf(file, texts);
  const answered = isAboutPosted(file, refused) ? posted : undefined;
  const error = failure ?? answered;
  // Without a script, a document of a form that was sent back stays named in the form.
  const sentBack = file.state === "none" && typeof options.before === "string" ? options.before : "";
  return (
    <div className={`${form.field} ${styles.wide} ${styles.upload}`}>
      <label htmlFor={id}>
        {label}
        {!required && <small> ({texts.optional})</small>}
      </label>
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
          // It is uploaded ahead, so the form must not send it again.
          event.currentTarget.value = "";
        }}
      />
      {/* A browser labels its own button in the browser's language, not in the page's. */}
      <label htmlFor={id} className={styles.choose} aria-hidden="true">
        {file.state === "stored" || file.state === "sending" ? texts.replace : texts.choose}
      </label>
      <p id={`${id}-hint`} className={form.hint}>
        {texts.documentHint(documentTypes(types, locale), megabytes)}
      </p>
      <input type="hidden" name={`files.${key}`} value={file.state === "stored" ? file.id : sentBack} />
      {sentBack && <p className={form.hint}>{texts.stored}</p>}
      <DocumentStatus file={file} onRetry={whileFocused(retry)} onRemove={whileFocused(remove)} />
      {/* It comes at any time, when the focus may be elsewhere. */}
      {failure && (
        <p id={`${id}-error`} className={form.error} role="alert">
          {failure}
        </p>
      )}
      <FieldError id={`${id}-error`} error={failure ? undefined : answered} />
    </div>
  );
}

/** Returns the ref of the file input; a file that was chosen before the script ran is uploaded at once. */
function useEarlyChoice(choose: (file: File) => Promise<void>) {
  const input = useRef<HTMLInputElement>(null);
  const chooseEarly = useEffectEvent(() => {
    const [chosen] = input.current?.files ?? [];
    if (chosen) void choose(chosen);
  });
  useEffect(() => chooseEarly(), []);
  return input;
}

function errorOf(file: Document, { gone }: { gone: (name: string) => string }): string | undefined {
  if (file.state === "refused" || file.state === "held") return file.message;
  return file.state === "gone" ? gone(file.name) : undefined;
}

/** Whether the field still shows the document for which the posted form was refused. */
const isAboutPosted = (file: Document, refused: string | undefined): boolean =>
  file.state === "none" || (file.state === "stored" && file.id === refused);
