import styles from "./sheet.module.css";
import type { Words } from "./words.ts";

/** What an album says of each of its photos, filled in once. `takenOn` is a day: "2026-11-22". */
export interface ForAll {
  place: string;
  credit: string;
  takenOn: string;
}

interface Props {
  language: "en" | "ne";
  values: ForAll;
  words: Words;
  onChange(values: ForAll): void;
}

export const ForAllFields = ({ language, values, words, onChange }: Props) => (
  <fieldset className={styles["for-all"]}>
    <legend>{words.forAll(words.languages[language])}</legend>
    {(["place", "credit", "takenOn"] as const).map((name) => (
      <label key={name}>
        {words[name]}
        <input
          type={name === "takenOn" ? "date" : "text"}
          lang={language}
          maxLength={120}
          value={values[name]}
          onChange={({ currentTarget }) => onChange({ ...values, [name]: currentTarget.value })}
        />
      </label>
    ))}
  </fieldset>
);
