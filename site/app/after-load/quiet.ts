import type { Locale } from "@setu/contract/locale";
import { wantedHere } from "../light/choice.ts";
import { setLight } from "../light/light-mode.ts";
import { keepPages, type Router } from "../offline/keep-pages.ts";
import { ErrorMessage } from "../shell/error-page/error-message.tsx";
import { loadKeptLine } from "../shell/kept-note/load-kept-line.ts";
import { LightNote } from "../shell/light-note/light-note.tsx";
import { LightSwitch } from "../shell/light-switch/light-switch.tsx";
import { followShortcut } from "../shell/site-search/shortcut.ts";
import { Unavailable } from "../shell/unavailable/unavailable.tsx";

/** What a page does once it has all that it shows: none of it is needed to read it. */
async function whenQuiet(router: Router, locale: Locale): Promise<void> {
  const light = wantedHere();
  if (light !== undefined) setLight(light);
  followShortcut();
  // A printed sheet says where it comes from: the server has written that for the first page (site/server/pages/document.ts).
  addEventListener("beforeprint", () => {
    const address = document.getElementById("page-address");
    if (address) address.textContent = location.origin + location.pathname;
  });
  await keepPages(router, locale);
  // As long as there is a connection: without one it is asked for.
  await loadKeptLine();
}

/** One file, which is there when it is needed: then there may be no connection to fetch it by. */
export const quiet = { whenQuiet, LightNote, LightSwitch, Unavailable, ErrorMessage };
