import { type PayloadRequest, ValidationError } from "payload";

/** A refusal at a field that says why in its own words too: a screen shows these, where Payload's only name the field. */
export function refusedField(path: string, message: string, req: PayloadRequest): ValidationError {
  const refused = new ValidationError({ errors: [{ path, message }] }, req.t);
  refused.message = message;
  return refused;
}
