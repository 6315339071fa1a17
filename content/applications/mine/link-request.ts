import type { LinkRequest } from "@setu/contract/applications";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { emailLength, isEmail, isOneLine, tidyAddress } from "../../platform/text/typed-text.ts";
import { readReference } from "../apply/reference.ts";
import { applicationTexts } from "../apply/texts.ts";

/**
 * Checks and tidies a request for the link to an application.
 * @throws FrontApiError `invalid`, regardless of who has applied: nothing is looked up.
 */
export function checkedLinkRequest(given: LinkRequest, locale: Locale): LinkRequest {
  const texts = applicationTexts[locale];
  const email = tidyAddress(given.email);
  const reference = readReference(given.reference);
  const isAddress = email.length <= emailLength && isOneLine(email) && isEmail(email);
  if (isAddress && reference) return { email, reference };
  const errors = {
    ...(!isAddress && { email: [email ? texts.email : texts.emailOfApplication] }),
    ...(!reference && { reference: [texts.reference] }),
  };
  throw new FrontApiError("invalid", texts.invalid, { errors });
}
