import { FrontApiError } from "@setu/contract/errors";
import { pages } from "@setu/contract/pages";
import type { PageArgs, PageData } from "../../page-data.ts";
import { words } from "./texts.ts";

/** The data of a member's page in the forum: only its head. Rejects with `notFound` while the forum is closed. */
export async function forumFrame(
  { api, locale }: Pick<PageArgs, "api" | "locale">,
  title: string,
  href: string,
): Promise<PageData> {
  const { forum } = await api.menu(locale);
  if (!forum) throw new FrontApiError("notFound", "");
  const { title: whole, lead } = words[locale];
  return {
    head: {
      title,
      description: lead,
      breadcrumbs: [
        { name: whole, href: pages.forum.href() },
        { name: title, href },
      ],
      isUnindexed: true,
    },
  };
}
