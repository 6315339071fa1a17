import { z } from "zod";

/** Lists of messages by field name; the first message is shown (specification, section 5). */
export const FieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof FieldErrors>;

/** The answer of every refused or failed call. */
export const Failure = z.object({
  error: z.literal(true),
  message: z.string(),
  errors: FieldErrors.optional(),
});
export type Failure = z.infer<typeof Failure>;

/** `{error:false,data}` around a call's data (specification, section 7). */
export type Success<Data> = { error: false; data: Data };

const utf8 = new TextDecoder();

/** The data of a call's answer as it was sent: JSON in UTF-8. */
export const dataOf = <Data>(answer: Uint8Array): Data => (JSON.parse(utf8.decode(answer)) as Success<Data>).data;
