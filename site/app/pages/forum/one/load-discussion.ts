import type { Discussion } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "../texts.ts";
import { plainTextOf, structuredDiscussion } from "./structured-discussion.ts";

export interface DiscussionPageData extends PageData {
  discussion: Discussion;
}

export const loadDiscussion = pageLoader(async ({ api, locale, params, query }): Promise<DiscussionPageData> => {
  const discussion = await api.discussion(locale, { ...query, ...params });
  const { question, answers } = discussion;
  return {
    head: {
      title: question.title,
      description: plainTextOf(question.text).slice(0, 200),
      type: "article",
      breadcrumbs: [
        { name: words[locale].title, href: pages.forum.href() },
        { name: question.title, href: pages.discussion.href({ id: question.id }) },
      ],
      writtenIn: question.lang,
      // A question without an answer is no help to visitors from a search engine.
      isUnindexed: answers === 0,
      structured: [structuredDiscussion(discussion)],
    },
    discussion,
  };
});
