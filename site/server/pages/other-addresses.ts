import { type Locale, localeOfPath, localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";

/** Addresses that people guess, or have printed, for pages that have another one. */
const others: Readonly<Record<string, { path: string }>> = {
  "/complaints": pages.complaints,
  "/feedback": pages.complaints,
  "/privacy": pages.privacyPolicy,
  "/terms-and-conditions": pages.terms,
};

/** The path of a page that is requested under another address; undefined for any other path. */
export function rightAddress(path: string): string | undefined {
  const locale: Locale = localeOfPath(path);
  const bare = localizedPath(path, "en");
  const [, story] = /^\/success-story\/(\d+)$/.exec(bare) ?? [];
  if (story) return localizedPath(pages.story.href({ id: story }), locale);
  return Object.hasOwn(others, bare) ? localizedPath(others[bare]?.path ?? "/", locale) : undefined;
}
