import { complaintWays } from "@setu/contract/complaints/complaint-fields";
import { useId } from "react";
import { FieldError } from "../../components/form/field-error.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./complaints.module.css";
import { type Answered, Line, Tick } from "./field.tsx";
import { words } from "./texts.ts";

/** The fields about the writer, who writes with a name, confidentially or anonymously. */
export function WhoFields({ hasSecond, ...answered }: Answered & { hasSecond: boolean }) {
  const texts = usePageTexts(words);
  const id = useId();
  const { errors, values } = answered;
  const [error] = errors["way"] ?? [];
  return (
    <fieldset className={styles.step} aria-describedby={error && `${id}-error`}>
      <legend>{texts.who}</legend>
      <div className={styles.ways}>
        {complaintWays.map((way, index) => (
          <label key={way}>
            <input
              type="radio"
              id={index === 0 ? "way" : undefined}
              name="way"
              value={way}
              defaultChecked={values["way"] === way}
              aria-invalid={error ? true : undefined}
            />
            <span>
              <strong>{texts.ways[way].label}</strong>
              <small>{texts.ways[way].text}</small>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <div className={styles.contact}>
        <Line name="name" label={texts.name} autoComplete="name" {...answered} />
        <Line name="phone" label={texts.phone} isOptional autoComplete="tel" inputMode="tel" {...answered} />
        <Line
          name="email"
          label={texts.email}
          hint={texts.emailHint}
          autoComplete="email"
          inputMode="email"
          {...answered}
        />
      </div>
      {hasSecond && (
        <Tick name="about_handlers" {...answered}>
          {texts.aboutHandlers}
        </Tick>
      )}
    </fieldset>
  );
}
