import { type Locale, localizedPath } from "@setu/contract/locale";

/** No path of the specification begins with this. The server has it too (site/server/pages/showcase.ts). */
const base = "/_showcase";

/** `/_showcase`, `/_showcase/slider`, `/_showcase/slider/one-slide`; each under `/ne` too. */
export const showcaseAddress = (locale: Locale, ...parts: string[]): string =>
  localizedPath([base, ...parts].join("/"), locale);

/** Returns the component and the example that an address names. */
export function placeOf(path: string): { component: string | undefined; example: string | undefined } {
  const [component, example] = localizedPath(path, "en").slice(base.length).split("/").filter(Boolean);
  return { component, example };
}
