import { isFrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { Session } from "@setu/contract/members/account";
import { browserApi } from "../api/browser-api.ts";
import { keepWordsOf } from "./kept-words.ts";
import { beginSession } from "./session.ts";

/**
 * Begins a session on this device, without another member's unsent texts.
 * @returns whether the browser stores both its halves, the token and the cookie; without an answer, the cookie is assumed to be stored.
 */
export async function enter(session: Session, locale: Locale): Promise<boolean> {
  const isWhole = await browserApi.myAccount({ locale, session: session.token }).then(
    () => true,
    (error) => !isFrontApiError(error) || error.code !== "signedOut",
  );
  if (!isWhole) return false;
  // First: other tabs show the forms with their texts as soon as the session begins.
  keepWordsOf(session.member);
  return beginSession(session);
}
