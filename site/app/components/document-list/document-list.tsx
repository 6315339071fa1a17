import { devanagariDigits } from "@setu/contract/digits";
import { locales } from "@setu/contract/locale";
import type { DocumentFile } from "@setu/contract/shapes/document-file";
import { usePageTexts } from "../../i18n/texts.ts";
import { Dotted } from "../dotted/dotted.tsx";
import { DownloadIcon } from "../icons/icons.tsx";
import styles from "./document-list.module.css";

const words = {
  en: {
    checksumUse: "Use this checksum to verify that your copy is identical to ours.",
    pageCount: (n: number) => (n === 1 ? "1 page" : `${n} pages`),
    languageNames: { en: "English", ne: "Nepali" },
  },
  ne: {
    checksumUse: "तपाईंको प्रति हाम्रो प्रतिसँग हुबहु मिल्छ कि मिल्दैन, यस चेकसमबाट जाँच्न सकिन्छ।",
    pageCount: (n: number) => `${devanagariDigits(n)} पृष्ठ`,
    languageNames: { en: "अङ्ग्रेजी", ne: "नेपाली" },
  },
};

interface Props {
  documents: DocumentFile[];
  /** For documents whose exact wording is binding: tenders, notices. */
  showChecksum?: boolean;
  /** The title beside the list: documents of the same title are named by their languages. */
  title?: string;
}

/** Documents for download, each with its type, pages, size and language. */
export function DocumentList({ documents, showChecksum = false, title }: Props) {
  const own = usePageTexts(words);
  if (documents.length === 0) return null;
  const byLanguage = areNamedByLanguage(documents, title);
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.id} className={styles.item}>
          <a className={styles.link} href={document.location} hrefLang={document.language ?? undefined}>
            <DocumentName document={document} byLanguage={byLanguage} />
            <DownloadIcon />
          </a>
          <DocumentFacts document={document} byLanguage={byLanguage} />
          {showChecksum && (
            <details className={styles.checksum}>
              <summary>
                SHA-256<span className={styles.about}>: {document.name}</span>
              </summary>
              <p>{own.checksumUse}</p>
              <code>{document.sha256}</code>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

const kinds: Record<string, string> = {
  "application/pdf": "PDF",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "Word",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "Excel",
};

interface NamedProps {
  document: DocumentFile;
  /** Whether it is named by its language, by which visitors choose. */
  byLanguage?: boolean;
}

/** Whether documents have the title, perhaps with their language in brackets, and each another language. */
function areNamedByLanguage(documents: readonly DocumentFile[], title: string | undefined): boolean {
  const names = locales.flatMap((locale) => Object.values(words[locale].languageNames));
  const plain = (name: string) => names.reduce((left, language) => left.replace(` (${language})`, ""), name);
  return (
    new Set(documents.map(({ language }) => language ?? "")).size === documents.length &&
    documents.every(({ name, language }) => language !== null && plain(name) === title)
  );
}

function DocumentName({ document: { name, language, locale }, byLanguage }: NamedProps) {
  const { languageNames } = usePageTexts(words);
  if (!language || !byLanguage) {
    return (
      <span className={styles.name} lang={locale.served}>
        {name}
      </span>
    );
  }
  return (
    <span className={styles.name}>
      {languageNames[language]}
      <span className={styles.about} lang={locale.served}>
        : {name}
      </span>
    </span>
  );
}

/** "PDF · 4 pages · 1.2 MB · नेपाली" */
export function DocumentFacts({ document, byLanguage = false }: NamedProps) {
  const { pageCount, languageNames } = usePageTexts(words);
  const { mime, pages, size_text: size, language } = document;
  const facts = [
    kinds[mime] ?? mime,
    pages && pageCount(pages),
    size,
    language && !byLanguage && languageNames[language],
  ];
  return <Dotted className={styles.facts} parts={facts} />;
}
