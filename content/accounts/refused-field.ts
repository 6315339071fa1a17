import { type PayloadRequest, ValidationError } from "payload";

/** A validation error for one field whose message gives the reason; Payload's own would only name the field. */
export function refusedField(path: string, message: string, req: PayloadRequest): ValidationError {
  const refused = new ValidationError({ errors: [{ path, message }] }, req.t);
  refused.message = message;
  return refused;
}
