import type { MyApplication } from "@setu/contract/applications";
import { usePageTexts } from "../../../i18n/texts.ts";
import { words } from "./texts.ts";
import styles from "./track-page.module.css";

/** Each document with its checksum, the scanner's result, and the documents that it has replaced. */
export function Documents({ files }: Pick<MyApplication, "files">) {
  const texts = usePageTexts(words);
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents">{texts.documents}</h2>
      {files.length === 0 && <p>{texts.noDocuments}</p>}
      <ul className={styles.documents}>
        {files.map((document) => (
          <li key={document.key} data-state={document.state}>
            <strong>{document.label}</strong>
            <span>
              {document.name}, {document.size_text}
            </span>
            <small>{texts.storedOn(document.stored.text)}</small>
            <code>SHA-256 {document.sha256}</code>
            {document.state_text && <p className={styles.state}>{document.state_text}</p>}
            {document.earlier.length > 0 && (
              <ul className={styles.earlier}>
                {document.earlier.map(({ name, sha256, until }) => (
                  <li key={sha256 + until.ad}>{texts.replaced(name, until.text)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
