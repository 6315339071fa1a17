import { localizedPath } from "@setu/contract/locale";
import { firmId, pages } from "@setu/contract/pages";
import type { StoryDetail } from "@setu/contract/stories/stories";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "../texts.ts";

export interface StoryPageData extends PageData {
  story: StoryDetail;
}

export const loadStory = pageLoader(async ({ api, locale, params }): Promise<StoryPageData> => {
  const story = await api.story(locale, params);
  const { id, name, summary, files } = story;
  const path = pages.story.href({ id });
  return {
    head: {
      title: name,
      description: summary,
      image: files[0],
      type: "article",
      breadcrumbs: [
        { name: words[locale].title, href: pages.stories.href() },
        { name, href: path },
      ],
      structured: [structuredData(story, localizedPath(path, locale))],
    },
    story,
  };
});

/** Without the quote, which others may keep for longer than the consent lasts. */
const structuredData = ({ name, summary, locale, files, project }: StoryDetail, url: string) => ({
  "@type": "Article",
  headline: name,
  description: summary,
  inLanguage: locale.served,
  url,
  mainEntityOfPage: url,
  image: files.map((file) => file.location),
  author: { "@id": firmId },
  publisher: { "@id": firmId },
  about: {
    "@type": "CreativeWork",
    name: project.name,
    ...(project.place && { contentLocation: { "@type": "Place", name: project.place } }),
  },
});
