import { pages } from "@setu/contract/pages";
import { pageLoader } from "../../../page-data.ts";
import { memberPage } from "../load-frame.ts";
import { words } from "../texts.ts";

/** The page is everybody's: what is the member's own comes by the session, in the browser. */
export const loadProfile = pageLoader((page) => memberPage(page, words[page.locale].profile, pages.profile.href()));
