import type { Discussion, Post, PostAuthor } from "@setu/contract/forum/forum";
import { firmId, pages } from "@setu/contract/pages";
import type { Inline, RichText } from "@setu/contract/shapes/rich-text";

const lineOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.type === "break") return " ";
      return part.type === "text" ? part.text : part.children.map(({ text }) => text).join("");
    })
    .join("");

/** A post as one line of plain text, for machines. */
export const plainTextOf = (text: RichText): string =>
  text
    .flatMap((block) => {
      if (block.type === "list") return block.items.map(({ children }) => lineOf(children));
      return "children" in block ? lineOf(block.children) : [];
    })
    .join(" ");

const authorOf = ({ name, person }: PostAuthor): object => ({
  "@type": "Person",
  name: name || "—",
  ...(person && {
    url: pages.person.href({ id: person.id }),
    jobTitle: person.designation,
    worksFor: { "@id": firmId },
  }),
});

/**
 * The discussion as structured data for search engines: a QAPage once it has an answer, else a DiscussionForumPosting
 * (developers.google.com/search/docs/appearance/structured-data/qapage).
 */
export function structuredDiscussion(discussion: Discussion): object {
  const { question, accepted, replies, answers } = discussion;
  const address = pages.discussion.href({ id: question.id });
  const asked = {
    text: plainTextOf(question.text),
    author: authorOf(question.author),
    datePublished: question.at.iso,
    inLanguage: question.lang,
  };
  if (answers === 0) {
    return { "@type": "DiscussionForumPosting", headline: question.title, url: address, ...asked };
  }
  const answerOf = (post: Post) => ({
    "@type": "Answer",
    text: plainTextOf(post.text),
    author: authorOf(post.author),
    datePublished: post.at.iso,
    inLanguage: post.lang,
    url: `${address}#post-${post.id}`,
  });
  return {
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: question.title,
      answerCount: answers,
      url: address,
      ...asked,
      ...(accepted && { acceptedAnswer: answerOf(accepted) }),
      suggestedAnswer: replies.map(answerOf),
    },
  };
}
