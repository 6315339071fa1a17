import { createContext, type Ref } from "react";

/**
 * What stands in for React Router's `dom/ssr/components.js` in the browser. That file fetches pages ahead for its
 * framework mode, which knows a manifest of them; in data mode, which is ours, all of it does nothing, but weighs
 * 1.5 kB and runs five hooks for each link. `site/build/data-mode.ts` puts this in its place.
 */
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const mergeRefs = <Element>(theirs: Ref<Element>) => theirs;
export const usePrefetchBehavior = () => [false, null, {}] as const;
