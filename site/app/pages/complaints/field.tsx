import type { FieldErrors } from "@setu/contract/shapes/envelope";
import type { ComponentProps, ReactNode } from "react";
import { Checkbox } from "../../components/form/checkbox.tsx";
import { Field, type FieldProps, type InputAttributes } from "../../components/form/field.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import { words } from "./texts.ts";

/** The server's messages about the fields, and the values that were sent. */
export interface Answered {
  errors: FieldErrors;
  values: Record<string, string>;
}

interface Props extends Answered, Pick<FieldProps, "name" | "label" | "hint" | "after"> {
  isOptional?: boolean;
  children: (attributes: InputAttributes & { defaultValue: string }) => ReactNode;
}

/** A field of the complaint, with the value that was sent. */
export function ComplaintField({ isOptional = false, errors, values, children, ...field }: Props) {
  const { optional } = usePageTexts(words);
  const { name } = field;
  return (
    <Field {...field} id={name} remark={isOptional ? optional : undefined} error={errors[name]?.[0]}>
      {(attributes) => children({ ...attributes, defaultValue: values[name] ?? "" })}
    </Field>
  );
}

type LineProps = Omit<Props, "children"> & Pick<ComponentProps<"input">, "autoComplete" | "inputMode" | "maxLength">;

/** A one-line text field. */
export const Line = ({ autoComplete = "off", inputMode, maxLength, ...field }: LineProps) => (
  <ComplaintField {...field}>
    {(attributes) => (
      <input
        type="text"
        {...attributes}
        autoComplete={autoComplete}
        autoCapitalize={inputMode === "email" ? "none" : undefined}
        inputMode={inputMode}
        maxLength={maxLength}
      />
    )}
  </ComplaintField>
);

/** A checkbox. */
export const Tick = ({ name, errors, values, children }: Answered & { name: string; children: ReactNode }) => (
  <Checkbox name={name} id={name} isChecked={values[name] === "1"} error={errors[name]?.[0]}>
    {children}
  </Checkbox>
);
