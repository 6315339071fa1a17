import type { FieldErrors } from "@setu/contract/shapes/envelope";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { Field } from "../../../components/form/field.tsx";
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
    const common = { defaultValue: values[name] ?? "", "aria-required": required };
    return (
      <Field
        key={key}
        name={name}
        id={name}
        className={styles.wide}
        label={text}
        remark={required ? undefined : texts.optional}
        error={errors[name]?.[0]}
      >
        {(input) =>
          kind === "text" ? (
            <textarea {...input} {...common} rows={4} />
          ) : kind === "number" ? (
            <input type="text" inputMode="decimal" {...input} {...common} />
          ) : (
            <select {...input} {...common}>
              <option value="" />
              <option value="yes">{texts.yes}</option>
              <option value="no">{texts.no}</option>
            </select>
          )
        }
      </Field>
    );
  });
}
