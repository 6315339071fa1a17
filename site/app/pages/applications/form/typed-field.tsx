import type { ApplicationField } from "@setu/contract/application-fields";
import { wordCount } from "@setu/contract/text/word-count";
import { type SelectHTMLAttributes, useRef, useState } from "react";
import { Field } from "../../../components/form/field.tsx";
import form from "../../../components/form/form.module.css";
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
  email: { autoComplete: "email", inputMode: "email", autoCapitalize: "none" },
  phone: { autoComplete: "tel", inputMode: "tel" },
  district: { autoComplete: "address-level2" },
  current_position: { autoComplete: "organization-title" },
  years_experience: { inputMode: "numeric" },
  linkedin: { inputMode: "url", autoComplete: "url", autoCapitalize: "none" },
};

/** A field with its label, a hint, and the server's error. */
export function TypedField({ name, error, value, words }: Props) {
  const texts = usePageTexts(pageWords);
  const [count, setCount] = useState<number>();
  const isRequired = required.has(name);
  const isLong = name === "cover_letter" || name === "adjustments";
  const common = { defaultValue: value ?? "", "aria-required": isRequired };
  return (
    <Field
      name={name}
      id={name}
      className={wide.has(name) ? styles.wide : styles.narrow}
      label={texts.fields[name]}
      remark={isRequired ? undefined : texts.optional}
      hint={texts.hints[name]}
      error={error}
      after={words !== undefined && <WordsLeft left={count === undefined ? undefined : words - count} />}
    >
      {(input) =>
        name === "country" ? (
          <CountryList {...input} {...common} />
        ) : isLong ? (
          <textarea
            {...input}
            {...common}
            rows={name === "cover_letter" ? 8 : 3}
            onInput={words ? (event) => setCount(wordCount(event.currentTarget.value)) : undefined}
          />
        ) : (
          <input type="text" {...input} {...common} {...attributes[name]} />
        )
      }
    </Field>
  );
}

/** A screen reader announces the words left only from here on: announcing each word would interrupt the writer. */
const speaksFrom = 20;

function WordsLeft({ left }: { left: number | undefined }) {
  const { wordsLeft } = usePageTexts(pageWords);
  const isSpoken = left !== undefined && left <= speaksFrom;
  return (
    <>
      {left !== undefined && !isSpoken && <p className={form.hint}>{wordsLeft(left)}</p>}
      <p className={form.hint} role="status">
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
