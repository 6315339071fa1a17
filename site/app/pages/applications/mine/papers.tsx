import type { MyApplication } from "@setu/contract/applications";
import { usePageTexts } from "../../../i18n/texts.ts";
import { words } from "./texts.ts";
import styles from "./track-page.module.css";

/** Each paper with what proves that it came whole, what the scanner said, and what it has replaced. */
export function Papers({ files }: Pick<MyApplication, "files">) {
  const texts = usePageTexts(words);
  return (
    <section className={styles.part} aria-labelledby="papers">
      <h2 id="papers">{texts.papers}</h2>
      {files.length === 0 && <p>{texts.noPapers}</p>}
      <ul className={styles.papers}>
        {files.map((paper) => (
          <li key={paper.key} data-state={paper.state}>
            <strong>{paper.label}</strong>
            <span>
              {paper.name}, {paper.size_text}
            </span>
            <small>{texts.storedOn(paper.stored.text)}</small>
            <code>SHA-256 {paper.sha256}</code>
            {paper.state_text && <p className={styles.state}>{paper.state_text}</p>}
            {paper.earlier.length > 0 && (
              <ul className={styles.earlier}>
                {paper.earlier.map(({ name, sha256, until }) => (
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
