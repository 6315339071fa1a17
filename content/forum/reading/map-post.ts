import type { Moment, OwnPost, Post, PostAuthor } from "@setu/contract/forum/forum";
import type { Locale } from "@setu/contract/locale";
import { unbrokenUnits } from "@setu/contract/text/unbroken-units";
import { calendarDate } from "../../calendar/dates.ts";
import { dayAndTime } from "../../calendar/moment-text.ts";
import { editableUntil } from "../limits.ts";
import { richTextOfPost } from "../post-text.ts";
import { questionOf, type StoredPost } from "../stored-post.ts";

export const momentOf = (at: number, locale: Locale): Moment => ({
  iso: new Date(at).toISOString(),
  date: calendarDate(new Date(at), locale),
});

interface Around {
  locale: Locale;
  authorOf: (post: StoredPost) => PostAuthor;
  /** The quoted posts, by their ids. */
  quoted?: ReadonlyMap<number, StoredPost>;
}

/** A post as the API shows it to everybody. */
export function postOf(post: StoredPost, { locale, authorOf, quoted }: Around): Post {
  const source = post.quoted === null ? undefined : quoted?.get(post.quoted);
  return {
    id: post.id,
    author: authorOf(post),
    lang: post.lang,
    text: richTextOfPost(post.text),
    at: momentOf(post.publishedAt ?? Date.parse(post.createdAt), locale),
    edited: post.editedAt === null ? null : momentOf(post.editedAt, locale),
    quote: source && post.quote ? { post: source.id, author: authorOf(source), text: unbrokenUnits(post.quote) } : null,
  };
}

/** A post as its author sees it. `title` is its question's. */
export function ownPostOf(post: StoredPost, title: string, locale: Locale, isOpen: boolean): OwnPost {
  const heldAt = Date.parse(post.updatedAt);
  const mayEdit = isOpen && Date.now() < editableUntil(post) && post.state !== "hidden";
  return {
    id: post.id,
    discussion: questionOf(post),
    title,
    source: post.text,
    text: richTextOfPost(post.text),
    lang: post.lang,
    state: post.state === "erased" ? "hidden" : post.state,
    reason: post.reason,
    at: momentOf(Date.parse(post.createdAt), locale),
    waits_since:
      post.state === "held" ? { ...momentOf(heldAt, locale), text: dayAndTime(new Date(heldAt), locale) } : null,
    seen: post.moves,
    can: { edit: mayEdit, withdraw: post.state !== "hidden" },
  };
}
