import { pages } from "@setu/contract/pages";
import type { StoryList } from "@setu/contract/stories/stories";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "../texts.ts";

export interface StoriesPageData extends PageData {
  list: StoryList;
}

export const loadStories = pageLoader(async ({ api, locale, query }): Promise<StoriesPageData> => {
  const list = await api.stories(locale, query);
  const { title, lead } = words[locale];
  return {
    head: {
      title,
      description: lead,
      image: list.items[0]?.files[0],
      breadcrumbs: [{ name: title, href: pages.stories.href() }],
    },
    list,
  };
});
