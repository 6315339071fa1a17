import type { Locale } from "@setu/contract/locale";
import { APIError, type PayloadRequest } from "payload";
import { hrStaff } from "../../platform/access/rules.ts";
import { say } from "../../platform/fields/label.ts";

/** The language of the screen that asks. */
export const screenLocale = (req: Pick<PayloadRequest, "i18n">): Locale => (req.i18n?.language === "ne" ? "ne" : "en");

/** Who is at work: the account, and its name as it will be read later. */
export const colleague = ({ user }: PayloadRequest): { id: number; name: string } => {
  const { id, name, email } = (user ?? {}) as { id?: number; name?: string; email?: string };
  return { id: Number(id), name: name || email || "" };
};

/** A refusal in the language of the screen. */
export const refuse = (req: PayloadRequest, status: number, en: string, ne: string): Error =>
  new APIError(say(req, en, ne), status, undefined, true);

/** @throws APIError 403 for everybody but owners and human resources. */
export function staffOnly(req: PayloadRequest): void {
  if (!hrStaff({ req })) throw refuse(req, 403, "You may not see applications.", "तपाईंले आवेदन हेर्न मिल्दैन।");
}
