import { randomUUID } from "node:crypto";
import { complaintDoors } from "@setu/contract/complaints/complaint-fields";
import { ComplaintRequest } from "@setu/contract/complaints/complaints";
import { isLocale, localeOf, localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { PayloadRequest } from "payload";
import { z } from "zod";
import { nepalDay, startOfNepalDay } from "../../calendar/nepal-time.ts";
import { refused } from "../../platform/access/refused.ts";
import { userName } from "../../platform/access/user-name.ts";
import { screenLocale } from "../../platform/fields/screen-locale.ts";
import { checkedComplaint } from "../checked-complaint.ts";
import { codeFor, codeText, hashOfCode } from "../code/code.ts";
import { storeComplaint } from "../complain.ts";
import { readAppointed } from "../handlers.ts";
import { complaintReference } from "../stored-complaint.ts";

/** The greatest age of a complaint that can be entered, in days: a letter may have been left lying somewhere. */
const longestAgo = 365;

/** A complaint that was not made on the website, as a handler enters it. */
export const Entry = ComplaintRequest.omit({ files: true, form_token: true, website: true, consent: true }).extend({
  door: z.enum(complaintDoors),
  /** The day in Nepal on which the firm received it. */
  day: z.iso.date(),
  /** The language in which its writer will read the answers. */
  locale: z.string().refine(isLocale),
  /** The same for a repetition of the request. */
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .default(() => randomUUID()),
});
export type Entry = z.infer<typeof Entry>;

export interface Slip {
  /** The complainant needs it to read the answers. */
  code: string;
  reference: string;
  /** The page on which to enter the code, in the writer's language. */
  page: string;
}

/**
 * Stores a complaint as if it had been sent by the form on its own day, and logs who entered it.
 * @throws FrontApiError `invalid` by field; APIError 400 for an impossible day.
 */
export async function enterComplaint(
  req: PayloadRequest,
  { door, day, locale, key, ...words }: Entry,
  secret: string,
): Promise<Slip> {
  const { secondHandlers } = await readAppointed(req.payload);
  const language = localeOf(locale);
  const complaint = checkedComplaint(
    { ...words, consent: true, files: {} },
    { hasSecond: secondHandlers.length > 0, more: {}, locale: screenLocale(req) },
  );
  const now = new Date();
  const came = Math.round(Date.parse(day) / 86_400_000);
  const today = nepalDay(now);
  if (came > today || came < today - longestAgo) {
    throw refused(
      req,
      400,
      "The date received must be within the past year, and not in the future.",
      "प्राप्त मिति विगत एक वर्षभित्रको हुनुपर्छ, भविष्यको हुन मिल्दैन।",
    );
  }
  const code = codeFor(secret, key);
  const stored = await storeComplaint({ payload: req.payload, secret }, complaint, {
    locale: language,
    codeHash: hashOfCode(secret, code),
    isSpam: false,
    receivedAt: came === today ? now : startOfNepalDay(came),
    log: [{ at: now.toISOString(), by: userName(req), what: "entered", door }],
  });
  const page = localizedPath(pages.complaintStatus.href(), language);
  return { code: codeText(code), reference: complaintReference(stored.id), page };
}
