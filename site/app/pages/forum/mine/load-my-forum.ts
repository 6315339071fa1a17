import { pages } from "@setu/contract/pages";
import { pageLoader } from "../../../page-data.ts";
import { forumFrame } from "../load-frame.ts";
import { words } from "../texts.ts";

export const loadMyForum = pageLoader((page) =>
  forumFrame(page, words[page.locale].views[page.locale].mine, pages.myForum.href()),
);
