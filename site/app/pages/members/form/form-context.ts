import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { createContext } from "react";

interface Answered {
  errors: FieldErrors;
  values: Record<string, string>;
}

/** What the server said of the fields, and what had been typed. */
export const FormContext = createContext<Answered>({ errors: {}, values: {} });
