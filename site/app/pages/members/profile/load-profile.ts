import { pages } from "@setu/contract/pages";
import { pageLoader } from "../../../page-data.ts";
import { memberPage } from "../load-frame.ts";
import { words } from "../texts.ts";

/** The page is the same for everybody: the browser loads the member's data by the session. */
export const loadProfile = pageLoader((page) => memberPage(page, words[page.locale].profile, pages.profile.href()));
