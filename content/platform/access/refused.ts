import { APIError, type PayloadRequest } from "payload";
import { say } from "../fields/label.ts";

/** An error for the staff, in the language of their screen. */
export const refused = (req: Pick<PayloadRequest, "i18n"> | undefined, status: number, en: string, ne: string) =>
  new APIError(say(req, en, ne), status, undefined, true);
