import { randomUUID } from "node:crypto";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { innermost, isBusy } from "../platform/store/retry.ts";
import { contactTexts } from "./contact-texts.ts";

interface Repeatable {
  contentHash: string;
  /** The form's key: a repetition under the same key is the same message. */
  idempotencyKey: string | undefined;
  locale: Locale;
}

/**
 * Stores a message as one row, unless it is stored already. `columns` makes the other columns; it is not called for a repetition.
 * @throws FrontApiError `conflict` (the key was used for another message), `unavailable`, or the error with which `columns` rejects.
 */
export async function storeOnce(
  payload: Payload,
  { contentHash, idempotencyKey: key, locale }: Repeatable,
  columns: () => Promise<Record<string, unknown>>,
): Promise<void> {
  try {
    if (key && (await alreadyStored(payload, key, { contentHash, locale }))) return;
    const own = { locale, contentHash, idempotencyKey: key ?? randomUUID(), mailDueAt: Date.now() };
    const data = { ...(await columns()), ...own };
    const stored = payload.create({ collection: "contact-messages", data, depth: 0, overrideAccess: true });
    await stored.catch(async (error) => {
      // Two concurrent requests with one key may both have passed the check above: the unique column decides.
      if (!key || !(await alreadyStored(payload, key, { contentHash, locale }))) throw error;
    });
  } catch (error) {
    throw notNow(error, locale);
  }
}

/** The error for a visitor whose message could not be stored: a FrontApiError unchanged, any other one as `unavailable`. */
export function notNow(error: unknown, locale: Locale): FrontApiError {
  if (error instanceof FrontApiError) return error;
  const detail = { cause: innermost(error), retryAfterSeconds: isBusy(error) ? 5 : 30 };
  return new FrontApiError("unavailable", contactTexts[locale].unavailable, detail);
}

/**
 * Whether this message is already stored under the key.
 * @throws FrontApiError `conflict` when another message is.
 */
async function alreadyStored(
  payload: Payload,
  key: string,
  { contentHash, locale }: Pick<Repeatable, "contentHash" | "locale">,
): Promise<boolean> {
  const { docs } = await payload.find({
    collection: "contact-messages",
    where: { idempotencyKey: { equals: key } },
    select: { contentHash: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  if (docs[0] === undefined) return false;
  if (docs[0].contentHash === contentHash) return true;
  throw new FrontApiError("conflict", contactTexts[locale].keyUsed);
}
