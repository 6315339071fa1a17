import type { Locale } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { forumState } from "../members/community-settings.ts";
import { inLocale, servedIn } from "../platform/reading/localized.ts";
import { inBoth, type SearchDocument, type VersionedSource } from "../search/source.ts";
import { categoryRows } from "./reading/forum.ts";
import { type QuestionTexts, questionTexts } from "./reading/question-texts.ts";
import { publicQuestions, type Question, stateOf } from "./reading/questions.ts";
import { discussionsSince, readForumRevision } from "./revision.ts";

const stateWords: Record<ReturnType<typeof stateOf>, Record<Locale, string>> = {
  open: { en: "Open", ne: "खुला" },
  solved: { en: "Solved", ne: "समाधान भएको" },
  closed: { en: "Closed", ne: "बन्द" },
};

type Category = Awaited<ReturnType<typeof categoryRows>>[number];

/** A public question, with its published category. */
interface Found {
  question: Question;
  category: Category | undefined;
}

/** The public questions, or those of them with the given ids; none while the forum is closed. */
async function foundIn(payload: Payload, ids?: readonly number[]): Promise<Found[]> {
  if ((await forumState(payload)) === "closed") return [];
  const [questions, categories] = await Promise.all([publicQuestions(payload, ids), categoryRows(payload)]);
  const byId = new Map(categories.map((category) => [category.id, category]));
  return questions.map((question) => ({ question, category: byId.get(question.category ?? 0) }));
}

/** The public questions of the forum, with their accepted answers. */
export const searchedDiscussions: VersionedSource = {
  collection: "forum-posts",
  revision: readForumRevision,
  changedSince: async (payload, revision) => (await discussionsSince(payload, revision)).map(({ id }) => id),
  async versions(payload, ids) {
    const found = await foundIn(payload, ids);
    return new Map(
      found.map(({ question, category }) => [
        question.id,
        [question.version, question.category, stateOf(question), JSON.stringify(category?.name)].join(" "),
      ]),
    );
  },
  async read(payload, ids) {
    const [found, texts] = await Promise.all([foundIn(payload, ids), questionTexts(payload, ids)]);
    return found.flatMap((one) => {
      const own = texts.get(one.question.id);
      return own ? [documentOf(one, own)] : [];
    });
  },
};

function documentOf({ question, category }: Found, { title, text, answer }: QuestionTexts): SearchDocument {
  const { id, lang, askedAt } = question;
  return {
    name: `forum-posts/${id}`,
    kind: "discussion",
    path: pages.discussion.href({ id }),
    date: new Date(askedAt).toISOString(),
    details: inBoth((locale) => [
      ...(category ? [{ text: inLocale(category.name, locale), locale: servedIn(locale, category.name).served }] : []),
      { text: stateWords[stateOf(question)][locale], locale },
    ]),
    texts: inBoth((locale) => ({ title, body: locale === lang ? [text, answer] : [], served: lang })),
  };
}
