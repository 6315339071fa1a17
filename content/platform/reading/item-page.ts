import type { CollectionConfig } from "payload";
import type { sql } from "../store/sql.ts";

/** The page that each published item of a collection has. */
interface ItemPage {
  /** Returns the item's path in the English tree. In a collection without slugs, `slug` is empty. */
  pathOf: (item: { id: number; slug: string }) => string;
  /** The published items that the sitemap lists; by default, all of them. */
  only?: () => ReturnType<typeof sql>;
  /** When something else that decides what the page says was last changed, or null; by default, there is nothing else. */
  alsoChanged?: () => ReturnType<typeof sql>;
}

/** The `custom` configuration of a collection whose items the sitemap lists. */
export const itemPage = (pathOf: ItemPage["pathOf"], rest: Omit<ItemPage, "pathOf"> = {}) => ({
  itemPage: { pathOf, ...rest } satisfies ItemPage,
});

/** The page of a collection's items; undefined if they have none of their own. */
export const itemPageOf = ({ custom }: Pick<CollectionConfig, "custom">): ItemPage | undefined =>
  (custom as { itemPage?: ItemPage } | undefined)?.itemPage;
