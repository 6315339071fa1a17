import { forEachName } from "@setu/contract/calls/for-each-name";
import type { FrontApi } from "@setu/contract/calls/front-api";
import { type PrivateCalls, privateCallNames } from "@setu/contract/calls/private-calls";
import { type ReadName, type ReadParameters, type Reads, readAddress, readNames } from "@setu/contract/calls/reads";
import type { Locale } from "@setu/contract/locale";
import { type PageName, pages } from "@setu/contract/pages";
import type { Success } from "@setu/contract/shapes/envelope";
import type { RouteMatch } from "react-router";
import { call } from "../api/call.ts";
import { early, forgetEarly } from "../api/early-answers.ts";
import { loadTexts } from "../i18n/load-texts.ts";
import { wantedHere } from "../light/choice.ts";
import type { Router } from "../offline/keep-pages.ts";
import { provide } from "../page-context.ts";
import { codeOf, matchOf } from "./page-code.ts";

/** How long a link is pointed at, touched or focused before its page is loaded, in milliseconds: less happens in passing. */
const intentMs = { mouse: 60, touch: 40, focus: 120 } as const;

/** How long an early answer may wait for its page, in milliseconds: a page that opens later requests current data. */
const earlyMs = 10_000;

/** The parameter of a search, each of which the server counts for the editors. */
const searched = "q";

/**
 * Loads the code and the data of a page of this site when the visitor points at its link, touches it or moves the focus to it: a click
 * comes a tenth to a third of a second later. Not where the connection or the visitor asks to save data.
 */
export function readAhead(router: Router, locale: Locale): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = { href: "", at: 0 };

  const forget = () => clearTimeout(timer);
  const begin = (href: string) => {
    if (href === last.href && Date.now() - last.at < earlyMs) return;
    last = { href, at: Date.now() };
    // The page itself asks again, and says what is wrong.
    load(router, locale, new URL(href)).catch(() => {});
  };
  const consider = ({ target }: Event, ms: number) => {
    forget();
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || !opensHere(link) || wantedHere() || !navigator.onLine) return;
    const { href } = link;
    // At once, since the focus follows a button of the mouse and would begin a wait of its own.
    if (ms === 0) begin(href);
    else timer = setTimeout(begin, ms, href);
  };

  addEventListener("pointerover", (event) => event.pointerType === "mouse" && consider(event, intentMs.mouse));
  // A finger that begins to scroll ends with a `pointercancel`.
  addEventListener("pointerdown", (event) => consider(event, event.pointerType === "mouse" ? 0 : intentMs.touch));
  addEventListener("focusin", (event) => consider(event, intentMs.focus));
  for (const away of ["pointerout", "pointercancel", "focusout"]) addEventListener(away, forget);
}

/** Whether a link opens another page of this site in this window. */
const opensHere = ({ origin, pathname, search, target, href }: HTMLAnchorElement): boolean =>
  href !== "" &&
  origin === location.origin &&
  (target === "" || target === "_self") &&
  !new URLSearchParams(search).has(searched) &&
  (pathname !== location.pathname || search !== location.search);

/** Loads a page's code, and runs its loader, whose calls are answered early. Rejects if a part of it cannot be loaded. */
async function load(router: Router, locale: Locale, url: URL): Promise<void> {
  const match = matchOf(router, url);
  const page = pages[match?.route.id as PageName] as (typeof pages)[PageName] | undefined;
  if (!match || !page || ("isPrivate" in page && page.isPrivate)) return;
  const here = router.state.location;
  // That of the link before: a press there would load its page again.
  forgetEarly();
  const begun = beginOwn(match, locale, url);
  const { loader } = await codeOf(match);
  if (typeof loader !== "function") return;
  // Once the visitor leaves this page, the next one makes its own calls.
  const isLeft = () => router.state.navigation.state !== "idle" || router.state.location !== here;
  const context = provide({ api: earlyApi(isLeft, begun), locale, texts: await loadTexts(locale) });
  const pattern = match.route.path ?? "";
  await loader({ request: new Request(url), url, pattern, params: match.params, context });
}

/** A call that has been made already. */
interface Begun {
  address: string;
  answer: Promise<Success<object>>;
}

const isRead = (name: string | undefined): name is ReadName => readNames.some((known) => known === name);

/**
 * Makes the call that has the page's own name, which its loader will make: on a slow connection the answer comes with
 * the code instead of a round trip later. Undefined if the page has none.
 */
function beginOwn({ route, params }: RouteMatch, locale: Locale, url: URL): Begun | undefined {
  if (!isRead(route.id)) return undefined;
  return begin(readAddress(route.id, locale, { ...Object.fromEntries(url.searchParams), ...params }));
}

/** Makes a call, and keeps its answer for the page. */
function begin(address: string): Begun {
  const askedAt = Date.now();
  let kept: string | null = null;
  const answer = call<Success<object>>(address, {}, (since) => {
    kept = since;
  });
  early.set(address, async (note) => {
    if (Date.now() - askedAt > earlyMs) return notEarly();
    const taken = await answer;
    note(kept);
    return taken;
  });
  // Callers who need the answer are told that there is none.
  answer.catch(() => {});
  return { address, answer };
}

const readEarly =
  (name: ReadName, isLeft: () => boolean, begun: Begun | undefined) =>
  async (locale: Locale, parameters?: ReadParameters) => {
    if (isLeft()) return notEarly();
    const address = readAddress(name, locale, parameters);
    const { answer } = begun?.address === address ? begun : begin(address);
    return (await answer.catch(notEarly)).data;
  };

/** Ends a loader without a page and without a line in the log, as an error of a call would not. */
const notEarly = (cause?: unknown): never => {
  throw new Error("This page is not loaded early.", { cause });
};

/** Reads only: pointing at a link changes nothing, and requests no visitor's own data. */
const earlyApi = (isLeft: () => boolean, begun: Begun | undefined): FrontApi => ({
  ...forEachName<Reads>(readNames, (name) => readEarly(name, isLeft, begun)),
  ...forEachName<PrivateCalls>(privateCallNames, () => async () => notEarly()),
});
