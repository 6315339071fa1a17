import type { FieldErrors } from "@setu/contract/shapes/envelope";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { FieldError } from "../../../components/form/field-error.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import styles from "./application-form.module.css";
import { words } from "./texts.ts";

interface Props {
  questions: VacancyDetail["questions"];
  errors: FieldErrors;
  values: Record<string, string>;
}

/** The vacancy's questions for applicants. */
export function Questions({ questions, errors, values }: Props) {
  const texts = usePageTexts(words);
  return questions.map(({ key, text, kind, required }) => {
    const name = `answers.${key}`;
    const [error] = errors[name] ?? [];
    const common = {
      id: name,
      name,
      defaultValue: values[name] ?? "",
      "aria-invalid": error !== undefined,
      "aria-describedby": error && `${name}-error`,
      "aria-required": required,
    };
    return (
      <div key={key} className={`${styles.field} ${styles.wide}`}>
        <label htmlFor={name}>
          {text}
          {!required && <small> ({texts.optional})</small>}
        </label>
        {kind === "text" && <textarea {...common} rows={4} />}
        {kind === "number" && <input type="text" inputMode="decimal" {...common} />}
        {kind === "yes-no" && (
          <select {...common}>
            <option value="" />
            <option value="yes">{texts.yes}</option>
            <option value="no">{texts.no}</option>
          </select>
        )}
        <FieldError id={`${name}-error`} error={error} />
      </div>
    );
  });
}
