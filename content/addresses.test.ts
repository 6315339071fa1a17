import { type Page, type PageName, pageNames, pages } from "@setu/contract/pages";
import { expect, test } from "vitest";
import { contentConfig } from "./config.ts";
import { readEnvironment } from "./environment.ts";
import { itemPageOf } from "./platform/reading/item-page.ts";

/** `addresses.ts` finds these itself: a project's page is below its group's, and stories and discussions have rules of their own. */
const foundThere: PageName[] = ["project", "story", "discussion"];

test("each page of an item is that of a collection, so the sitemap lists it", () => {
  const env = readEnvironment({ SETU_SECRET: "for a configuration that opens no database" }, "/");
  const paths = (contentConfig(env).collections ?? []).flatMap(
    (collection) => itemPageOf(collection)?.pathOf({ id: 7, slug: "dams" }) ?? [],
  );
  const isOfItem = (name: PageName) => {
    const { path, isUnlisted, isPrivate, isPersonal }: Page = pages[name];
    return path.includes(":") && !isUnlisted && !isPrivate && !isPersonal && !foundThere.includes(name);
  };
  const expected = pageNames
    .filter(isOfItem)
    .map((name) => pages[name].path.replace(":id", "7").replace(":project_slug", "dams"));
  expect(paths.toSorted()).toEqual(expected.toSorted());
});
