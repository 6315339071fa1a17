import type { FieldErrors } from "@setu/contract/shapes/envelope";

/** The errors of an application that was not stored, with all values that were sent: nothing has to be typed twice. */
export interface ApplicationFailure {
  message: string;
  errors: FieldErrors;
  values: Record<string, string>;
  /** Whether there is already an application: a link to it can be requested. */
  applied: boolean;
  status: number;
}
