import { localizedPath } from "@setu/contract/locale";
import type { NewsDetail } from "@setu/contract/news";
import { firmId, pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "../list/texts.ts";

export interface NewsItemPageData extends PageData {
  item: NewsDetail;
}

export const loadNewsItem = pageLoader(async ({ api, locale, params }): Promise<NewsItemPageData> => {
  const item = await api.newsItem(locale, params);
  const path = pages.newsItem.href({ id: item.id });
  return {
    head: {
      title: item.name,
      description: item.excerpt,
      image: item.files[0],
      type: "article",
      breadcrumbs: [
        { name: words[locale].title, href: pages.newsList.href() },
        { name: item.name, href: path },
      ],
      structured: [structuredData(item, localizedPath(path, locale)), ...eventData(item, localizedPath(path, locale))],
    },
    item,
  };
});

/** schema.org's Event, in addition to the article about it. */
const eventData = ({ name, excerpt, event, files }: NewsDetail, url: string) =>
  event
    ? [
        {
          "@type": "Event",
          name,
          description: excerpt,
          url,
          startDate: event.starts_at,
          ...(event.ends_at && { endDate: event.ends_at }),
          ...(event.place && { location: { "@type": "Place", name: event.place, address: event.place } }),
          image: files.map(({ location }) => location),
          organizer: { "@id": firmId },
        },
      ]
    : [];

/** schema.org's NewsArticle. */
const structuredData = (item: NewsDetail, url: string) => ({
  "@type": "NewsArticle",
  headline: item.name,
  description: item.excerpt,
  inLanguage: item.locale.served,
  datePublished: item.created_at,
  dateModified: item.updated_at,
  publisher: { "@id": firmId },
  url,
  mainEntityOfPage: url,
  image: item.files.map(({ location: contentUrl, caption, credit }) => ({
    "@type": "ImageObject",
    contentUrl,
    ...(caption && { caption }),
    ...(credit && { creditText: credit }),
  })),
  ...(item.created_by.name && { author: { "@type": "Person", name: item.created_by.name } }),
});
