import { type Language, languageNames } from "../shared/language.ts";
import { useTexts } from "../shared/use-language.ts";
import styles from "./sheet.module.css";
import { words } from "./words.ts";

/** Texts of an album's photos, filled in once for all of them. `takenOn` is a day: "2026-11-22". */
export interface ForAll {
  place: string;
  credit: string;
  takenOn: string;
}

interface Props {
  /** The language of the texts that are filled in. */
  language: Language;
  values: ForAll;
  onChange(values: ForAll): void;
}

export function ForAllFields({ language, values, onChange }: Props) {
  const texts = useTexts(words);
  const names = useTexts(languageNames);
  return (
    <fieldset className={styles["for-all"]}>
      <legend>{texts.forAll(names[language])}</legend>
      {(["place", "credit", "takenOn"] as const).map((name) => (
        <label key={name}>
          {texts[name]}
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
}
