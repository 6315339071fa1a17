import { pages } from "@setu/contract/pages";
import type { BoardMembers } from "@setu/contract/people";
import { peopleWords } from "../../../components/people-tabs/people-words.ts";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface BoardMembersPageData extends PageData {
  board: BoardMembers;
}

export const loadBoardMembers = pageLoader(async ({ api, locale, texts }): Promise<BoardMembersPageData> => {
  const board = await api.boardMembers(locale);
  const title = peopleWords[locale].board;
  return {
    head: {
      title,
      description: words[locale].lead,
      image: board.current[0]?.files[0],
      breadcrumbs: [
        { name: texts.aboutUs, href: pages.about.href() },
        { name: title, href: pages.boardMembers.href() },
      ],
    },
    board,
  };
});
