import { type ComponentProps, type ReactNode, useContext, useState } from "react";
import { Checkbox as FormCheckbox } from "../../../components/form/checkbox.tsx";
import { Field } from "../../../components/form/field.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { words } from "../texts.ts";
import { FormContext } from "./form-context.ts";
import styles from "./member-form.module.css";

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Shown beside the input. */
  children?: ReactNode;
}

/** A text input. */
export function TextField({ name, label, hint, children, ...input }: FieldProps) {
  const { errors, values } = useContext(FormContext);
  return (
    <Field name={name} label={label} hint={hint} error={errors[name]?.[0]}>
      {(attributes) => (
        <div className={styles.line}>
          <input type="text" defaultValue={values[name]} {...input} {...attributes} />
          {children}
        </div>
      )}
    </Field>
  );
}

type PasswordProps = Pick<FieldProps, "name" | "label" | "hint"> & {
  autoComplete: "current-password" | "new-password";
};

/** A password input that can show its text, since people mistype what they cannot see (GOV.UK, password input). */
export function PasswordField(props: PasswordProps) {
  const texts = usePageTexts(words);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField {...props} type={isShown ? "text" : "password"} autoCapitalize="none" spellCheck={false}>
      <button type="button" className={styles.show} onClick={() => setIsShown(!isShown)}>
        {isShown ? texts.hide : texts.show}
      </button>
    </TextField>
  );
}

interface EmailProps extends Pick<FieldProps, "label" | "hint"> {
  /** Whether it is a new address, and not the one of an account. */
  isNew?: boolean;
}

/** A member's email address, with which the member signs in. */
export const EmailField = ({ label, hint, isNew = false }: EmailProps) => (
  <TextField
    name="email"
    label={label}
    hint={hint}
    inputMode="email"
    autoComplete={isNew ? "email" : "username"}
    autoCapitalize="none"
  />
);

/** A checkbox. */
export function Checkbox({ name, value = "1", children }: { name: string; value?: string; children: ReactNode }) {
  const { errors, values } = useContext(FormContext);
  return (
    <FormCheckbox name={name} value={value} isChecked={values[name] === value} error={errors[name]?.[0]}>
      {children}
    </FormCheckbox>
  );
}
