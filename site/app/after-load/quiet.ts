import type { Locale } from "@setu/contract/locale";
import { keepPages, type Router } from "../offline/keep-pages.ts";
import { ErrorMessage } from "../shell/error-page/error-message.tsx";
import { KeptLine } from "../shell/kept-note/kept-line.tsx";
import { Unavailable } from "../shell/unavailable/unavailable.tsx";

/** What a page does once it has all that it shows: none of it is needed to read it. */
async function whenQuiet(router: Router, locale: Locale): Promise<void> {
  // A printed sheet says where it comes from: the server has written that for the first page (site/server/pages/document.ts).
  addEventListener("beforeprint", () => {
    const address = document.getElementById("page-address");
    if (address) address.textContent = location.origin + location.pathname;
  });
  await keepPages(router, locale);
}

/** One file, which is there when it is needed: then there may be no connection to fetch it by. */
export const quiet = { whenQuiet, KeptLine, Unavailable, ErrorMessage };
