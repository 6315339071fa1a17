import type { Menu } from "@setu/contract/menu";
import { pages } from "@setu/contract/pages";
import type { Crumb } from "../head.ts";
import type { Texts } from "../i18n/texts.ts";

export type Community = Pick<Menu, "forum" | "stories" | "faqs">;

/** The pages that the specification names by their labels only (section 2), in its order, as far as there is something on them. */
export const communityPages = (texts: Texts, has: Community | null | undefined): Crumb[] =>
  (["forum", "stories", "faqs"] as const)
    .filter((page) => has?.[page])
    .map((page) => ({ name: texts[page], href: pages[page].href() }));
