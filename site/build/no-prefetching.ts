import { createContext, type Ref } from "react";

/**
 * Instead of React Router's `dom/ssr/components.js`, which fetches pages ahead for its framework mode. That one knows
 * a manifest of them; in data mode it does nothing, and runs five hooks for each link.
 */
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const mergeRefs = <Element>(theirs: Ref<Element>) => theirs;
export const usePrefetchBehavior = () => [false, null, {}] as const;
