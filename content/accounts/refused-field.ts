import { type PayloadRequest, ValidationError } from "payload";

/** A refusal of one field whose message says why: screens show it, where Payload's would only name the field. */
export function refusedField(path: string, message: string, req: PayloadRequest): ValidationError {
  const refused = new ValidationError({ errors: [{ path, message }] }, req.t);
  refused.message = message;
  return refused;
}
