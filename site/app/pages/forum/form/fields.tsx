import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { createContext, useContext } from "react";
import { Field, type FieldProps } from "../../../components/form/field.tsx";

/** The server's messages about the fields. */
export const FormErrors = createContext<FieldErrors>({});

/** A field of a post's form. */
export const PostField = (props: Omit<FieldProps, "error">) => (
  <Field {...props} error={useContext(FormErrors)[props.name]?.[0]} />
);
