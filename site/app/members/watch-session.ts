import { pages } from "@setu/contract/pages";
import { endSession, onSessionChange, sessionEnds } from "./session.ts";

/** Timers have 31 bits: a longer one fires at once. */
const longestMs = 2 ** 31 - 1;

/** Whether the visitor has typed something into a form of the page (public/early.js marks it). */
const hasUnsentWords = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement & { setuTyped?: boolean }>("main :is(input, textarea)")].some(
    ({ setuTyped, value }) => setuTyped && value,
  );

interface Router {
  state: { location: { pathname: string; search: string } };
  basename: string | undefined;
  navigate(to: string): Promise<void>;
}

/**
 * Signs out when the session expires, and shows the login page (specification, section 4): in every tab, and at once when a device
 * wakes up later.
 */
export function watchSession(router: Router): void {
  let timer: number | undefined;
  let known: number | undefined;
  const leave = () => {
    const { pathname, search } = router.state.location;
    const path = pathname.slice((router.basename ?? "").replace(/\/$/, "").length);
    // Unsent input is worth more, and the address of a private page must not be passed on.
    if (hasUnsentWords() || Object.values(pages).some((page) => page.isPrivate && page.path === path)) return;
    const next = path + search;
    void router.navigate(pages.login.href({ expired: 1, next }));
  };
  const look = () => {
    clearTimeout(timer);
    const [before, ends] = [known, sessionEnds()];
    known = ends;
    // Another tab may have been the first to notice.
    if (ends === undefined && before !== undefined && before <= Date.now()) leave();
    if (ends === undefined) return;
    if (ends > Date.now()) timer = window.setTimeout(look, Math.min(ends - Date.now() + 50, longestMs));
    else endSession();
  };
  // A session that ended while the site was not open must not redirect the visitor from the page that they have come to.
  if ((sessionEnds() ?? Number.POSITIVE_INFINITY) <= Date.now()) endSession();
  onSessionChange(look);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  look();
}
