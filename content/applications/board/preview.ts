import { type Locale, locales } from "@setu/contract/locale";
import type { PayloadRequest } from "payload";
import type { z } from "zod";
import type { Item } from "../../model/item.ts";
import { applicationsById } from "./applications.ts";
import type { PreviewRequest } from "./move-request.ts";
import type { MailWords } from "./placeholders.ts";
import { inBoth, reasonsOf, type Words } from "./reasons.ts";
import { type Recipient, recipientsOf } from "./recipients.ts";
import { type WithheldMail, withheldByMove } from "./waiting-mails.ts";

/** A suggested mail about a move, and its recipients. */
export interface MailPreview {
  templates: { id: number; name: Words; words: Record<Locale, MailWords> }[];
  recipients: Omit<Recipient, "email">[];
  /** Mails about earlier moves that this one would withhold. */
  withheld: WithheldMail[];
}

/** @throws APIError 403 or 404 */
export async function previewMail(req: PayloadRequest, asked: z.infer<typeof PreviewRequest>): Promise<MailPreview> {
  const applications = await applicationsById(req, asked.ids);
  const reason = (await reasonsOf(req.payload)).find(({ id }) => id === asked.reason)?.toApplicant;
  const recipients = await recipientsOf(req, applications, asked.to, reason);
  const { docs } = await req.payload.find({
    collection: "mail-templates",
    where: { stage: { equals: asked.to } },
    sort: "id",
    locale: "all",
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const rows = docs as Item<"mail-templates", "id" | "name" | "subject" | "text">[];
  // Each language separately: a text in the wrong language would be sent unread.
  const wordsIn = ({ subject, text }: (typeof rows)[number], locale: Locale): MailWords => ({
    subject: subject?.[locale] ?? "",
    text: text?.[locale] ?? "",
  });
  return {
    templates: rows.map((row) => ({
      id: row.id,
      name: inBoth(row.name),
      words: Object.fromEntries(locales.map((locale) => [locale, wordsIn(row, locale)])) as Record<Locale, MailWords>,
    })),
    recipients: recipients.map(({ email: _, ...recipient }) => recipient),
    withheld: await withheldByMove(req, applications),
  };
}
