import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { createContext } from "react";

interface Answered {
  errors: FieldErrors;
  values: Record<string, string>;
}

/** The server's messages by field, and the values that were typed. */
export const FormContext = createContext<Answered>({ errors: {}, values: {} });
