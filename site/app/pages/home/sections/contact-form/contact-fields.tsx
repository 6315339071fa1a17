import { type ContactField, type ContactMessage, contactFields } from "@setu/contract/enquiries/enquiry-fields";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { type SelectHTMLAttributes, useId, useRef } from "react";
import { useCountries } from "../../../../i18n/countries.ts";
import { useTexts } from "../../../../i18n/texts.ts";
import styles from "./contact-form.module.css";

interface Props {
  /** The server's messages; the first of each field is shown (specification, section 5). */
  errors: FieldErrors;
  /** The values of a form that was posted without JavaScript, or the page's initial ones. */
  values: Partial<ContactMessage> | undefined;
  onInput: (field: ContactField) => void;
}

/** Email and phone are plain text inputs (specification, section 5), with a suitable keyboard. */
const attributes = {
  name: { autoComplete: "name" },
  company: { autoComplete: "organization" },
  country: { autoComplete: "country-name" },
  email: { autoComplete: "email", inputMode: "email", autoCapitalize: "none" },
  phone: { autoComplete: "tel", inputMode: "tel" },
  message: {},
} as const;

export function ContactFields({ errors, values, onInput }: Props) {
  const texts = useTexts();
  const formId = useId();
  return contactFields.map((field) => {
    const id = `${formId}-${field}`;
    const [error] = errors[field] ?? [];
    const common = {
      id,
      name: field,
      defaultValue: values?.[field] ?? "",
      "aria-invalid": error !== undefined,
      "aria-describedby": error === undefined ? undefined : `${id}-error`,
      onInput: () => onInput(field),
    };
    return (
      <div key={field} className={styles.field} data-field={field}>
        <label htmlFor={id}>{texts[field]}</label>
        {field === "country" ? (
          <CountryField {...common} {...attributes.country} />
        ) : field === "message" ? (
          <textarea {...common} rows={6} />
        ) : (
          <input type="text" {...common} {...attributes[field]} />
        )}
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    );
  });
}

/** The list of countries. Until it has all of them, a link leads to a page that has: without JavaScript it is the only way. */
function CountryField(attributes: SelectHTMLAttributes<HTMLSelectElement>) {
  const texts = useTexts();
  const list = useRef<HTMLSelectElement>(null);
  const { countries, areAll } = useCountries(list, true);
  return (
    <>
      <select ref={list} {...attributes}>
        <option value="" disabled>
          {texts.selectCountry}
        </option>
        {countries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {!areAll && (
        <a className={styles.all} href="?countries=all#contact">
          {texts.allCountries}
        </a>
      )}
    </>
  );
}
