import { pages } from "@setu/contract/pages";
import { pageLoader } from "../../../page-data.ts";
import { type LinkedPageData, linkedPage } from "../load-linked.ts";

export interface ChangedPageData extends LinkedPageData {
  /** Whether the link restores the former address. */
  isUndo: boolean;
}

export const loadChangedEmail = pageLoader(async (page): Promise<ChangedPageData> => {
  const { token, undo } = page.query;
  const isUndo = undo !== undefined;
  const linked = await linkedPage(page, {
    name: "changed",
    page: pages.changedEmail,
    token: undo ?? token,
    ask: (api, asked) => (isUndo ? api.undoLink(asked) : api.emailLink(asked)),
  });
  return { ...linked, isUndo };
});
