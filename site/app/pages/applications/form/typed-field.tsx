import type { ApplicationField } from "@setu/contract/application-fields";
import { wordCount } from "@setu/contract/text/word-count";
import { type SelectHTMLAttributes, useRef, useState } from "react";
import { useCountries } from "../../../i18n/countries.ts";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import styles from "./application-form.module.css";
import { words as pageWords } from "./texts.ts";

interface Props {
  name: ApplicationField;
  error: string | undefined;
  /** The value in a form that the server has sent back. */
  value: string | undefined;
  /** The maximum number of words, which are counted while the applicant writes. */
  words?: number;
}

const required: ReadonlySet<ApplicationField> = new Set(["name", "email", "phone", "country"]);
/** Those in both columns: long texts, and a long label. */
const wide: ReadonlySet<ApplicationField> = new Set(["cover_letter", "adjustments", "heard_from"]);
/** WCAG 1.3.5: the purpose of fields about the applicant. */
const attributes: Partial<Record<ApplicationField, object>> = {
  name: { autoComplete: "name" },
  name_ne: { lang: "ne" },
  email: { autoComplete: "email", inputMode: "email" },
  phone: { autoComplete: "tel", inputMode: "tel" },
  district: { autoComplete: "address-level2" },
  current_position: { autoComplete: "organization-title" },
  years_experience: { inputMode: "numeric" },
  linkedin: { inputMode: "url", autoComplete: "url" },
};

/** A field with its label, a hint, and the server's error. */
export function TypedField({ name, error, value, words }: Props) {
  const texts = usePageTexts(pageWords);
  const [count, setCount] = useState<number>();
  const hint = texts.hints[name];
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ") || undefined;
  const common = {
    id: name,
    name,
    defaultValue: value ?? "",
    "aria-invalid": error !== undefined,
    "aria-describedby": describedBy,
    "aria-required": required.has(name),
  };
  const isLong = name === "cover_letter" || name === "adjustments";
  return (
    <div className={wide.has(name) ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={name}>
        {texts.fields[name]}
        {!required.has(name) && <small> ({texts.optional})</small>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {name === "country" ? (
        <CountryList {...common} />
      ) : isLong ? (
        <textarea
          {...common}
          rows={name === "cover_letter" ? 8 : 3}
          onInput={words ? (event) => setCount(wordCount(event.currentTarget.value)) : undefined}
        />
      ) : (
        <input type="text" {...common} {...attributes[name]} />
      )}
      {words !== undefined && <WordsLeft left={count === undefined ? undefined : words - count} />}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A screen reader announces the words left only from here on: announcing each word would interrupt the writer. */
const speaksFrom = 20;

function WordsLeft({ left }: { left: number | undefined }) {
  const { wordsLeft } = usePageTexts(pageWords);
  const isSpoken = left !== undefined && left <= speaksFrom;
  return (
    <>
      {left !== undefined && !isSpoken && <p className={styles.hint}>{wordsLeft(left)}</p>}
      <p className={styles.hint} role="status">
        {isSpoken && wordsLeft(left)}
      </p>
    </>
  );
}

function CountryList(attributes: SelectHTMLAttributes<HTMLSelectElement>) {
  const { selectCountry } = useTexts();
  const list = useRef<HTMLSelectElement>(null);
  const { countries } = useCountries(list);
  return (
    <select ref={list} {...attributes} autoComplete="country-name">
      <option value="">{selectCountry}</option>
      {countries.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
