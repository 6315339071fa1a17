import { FrontApiError } from "@setu/contract/errors";
import type { PageArgs, PageData } from "../../page-data.ts";

/**
 * Loads the data of a member's page: only its head, since personal data are loaded later, by the session. Rejects with `notFound`
 * while the firm has no accounts for visitors.
 */
export async function memberPage(
  { api, locale }: Pick<PageArgs, "api" | "locale">,
  { title, lead }: { title: string; lead: string },
  href: string,
): Promise<PageData> {
  const { accounts } = await api.menu(locale);
  if (accounts === "closed") throw new FrontApiError("notFound", "");
  return memberFrame(title, lead, href);
}

/** The data of a member's page: only its head. */
export const memberFrame = (title: string, lead: string, href: string): PageData => ({
  head: { title, description: lead, breadcrumbs: [{ name: title, href }], isUnindexed: true },
});
