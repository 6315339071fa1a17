import type { Locale } from "@setu/contract/locale";
import { loadNextCode } from "../ahead/next-code.ts";
import { readAhead } from "../ahead/read-ahead.ts";
import { wantedHere } from "../light/choice.ts";
import { setLight } from "../light/light-mode.ts";
import { keepPages, type Router } from "../offline/keep-pages.ts";
import { ErrorMessage } from "./error-page/error-message.tsx";
import { KeptLine } from "./kept-note/kept-line.tsx";
import { LightNote } from "./light-note/light-note.tsx";
import { LightSwitch } from "./light-switch/light-switch.tsx";
import { changePages } from "./page-change.ts";
import type { ShownRouter } from "./shown-router.ts";
import { followShortcut } from "./site-search/shortcut.ts";
import { Unavailable } from "./unavailable/unavailable.tsx";

/** Starts everything that waits until the page is complete: none of it is needed to read the page. */
async function whenQuiet(router: Router, locale: Locale, shown: ShownRouter): Promise<void> {
  const light = wantedHere();
  if (light !== undefined) setLight(light);
  followShortcut();
  // Safari before 17.
  if (!("popover" in document.body)) import("./without-popovers.ts").catch(console.warn);
  changePages(shown);
  readAhead(router, locale);
  loadNextCode(router);
  // A printed sheet names its address: for the first page, the server has written it (site/server/pages/document.ts). First, since pages add
  // their queries (components/opening/use-printed-query.ts).
  const write = () => {
    const address = document.getElementById("page-address");
    if (address) address.textContent = location.origin + location.pathname;
  };
  addEventListener("beforeprint", write, true);
  await keepPages(router, locale);
}

/** A single chunk, loaded before it is needed: by then there may be no connection. */
export const quiet = { whenQuiet, KeptLine, LightNote, LightSwitch, Unavailable, ErrorMessage };
