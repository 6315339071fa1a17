import { pages } from "@setu/contract/pages";
import type { MemberList } from "@setu/contract/people";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface MembersPageData extends PageData {
  members: MemberList;
}

export const loadMembers = pageLoader(async ({ api, locale, query, texts }): Promise<MembersPageData> => {
  const members = await api.members(locale, query);
  const { title, lead } = words[locale];
  return {
    head: {
      title,
      description: lead,
      breadcrumbs: [
        { name: texts.aboutUs, href: pages.about.href() },
        { name: title, href: pages.members.href() },
      ],
    },
    members,
  };
});
