import { z } from "zod";
import { locales } from "../locale.ts";
import { CalendarDate } from "../shapes/calendar-date.ts";
import { GivenId } from "../shapes/given-id.ts";
import { ListPage, listOf, SearchResult } from "../shapes/list.ts";
import { RichText } from "../shapes/rich-text.ts";
import { ServedLocale } from "../shapes/served-locale.ts";
import { flagReasons } from "./flag-fields.ts";
import { forumViews } from "./forum-fields.ts";

/**
 * The forum: members ask, members and the firm's experts answer. The public part is the same for every visitor; a member's own part is
 * read with that member's session.
 */

/** The author of a post. Only the names of members are shown. */
export const PostAuthor = z.object({
  /** Empty after the account was deleted. */
  name: z.string(),
  kind: z.enum(["member", "staff", "former"]),
  /** The expert's page; null for members, and for experts who have left. */
  person: z.object({ id: z.int(), designation: z.string(), locale: ServedLocale }).nullable(),
});
export type PostAuthor = z.infer<typeof PostAuthor>;

/** A time, for readers and for machines. */
const Moment = z.object({ iso: z.iso.datetime(), date: CalendarDate });
export type Moment = z.infer<typeof Moment>;

/** A quoted part of another post. */
const Quote = z.object({ post: z.int(), author: PostAuthor, text: z.string() });

export const Post = z.object({
  id: z.int(),
  author: PostAuthor,
  /** The language of the text. */
  lang: z.enum(locales),
  text: RichText,
  at: Moment,
  edited: Moment.nullable(),
  quote: Quote.nullable(),
});
export type Post = z.infer<typeof Post>;

const CategoryName = z.object({ id: z.int(), name: z.string(), locale: ServedLocale });

/** A question in a list. */
export const DiscussionItem = z.object({
  id: z.int(),
  title: z.string(),
  excerpt: z.string(),
  lang: z.enum(locales),
  category: CategoryName.nullable(),
  author: PostAuthor,
  asked: Moment,
  /** The last public reply, or the question itself. */
  last: Moment,
  replies: z.int().nonnegative(),
  state: z.enum(["open", "solved", "closed"]),
  /** Whether one of the firm's experts has answered. */
  staff_answered: z.boolean(),
});
export type DiscussionItem = z.infer<typeof DiscussionItem>;

/** Whether members can write at present. */
const writing = z.enum(["open", "readOnly"]);

/** Whom anybody can turn to about the forum; null while the firm has named nobody. */
const officer = z.object({ name: z.string(), contact: z.string(), locale: ServedLocale }).nullable();
export type ForumOfficer = z.infer<typeof officer>;

/** One of the firm's people who answer questions of a category. */
const CategoryExpert = z.object({ id: z.int(), name: z.string(), designation: z.string(), locale: ServedLocale });
export type CategoryExpert = z.infer<typeof CategoryExpert>;

/** A category of the forum. */
export const ForumCategory = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** The facts that an asker should give, one per line. */
  tell: z.array(z.string()),
  /** The category's own rules, one per line. */
  rules: z.array(z.string()),
  experts: z.array(CategoryExpert),
  questions: z.int().nonnegative(),
  locale: ServedLocale,
});
export type ForumCategory = z.infer<typeof ForumCategory>;

/** `GET /frontapi/forum/categories` */
export const ForumCategories = z.object({ items: z.array(ForumCategory), writing, officer });
export type ForumCategories = z.infer<typeof ForumCategories>;

/** `GET /frontapi/forum` */
export const ForumList = listOf(DiscussionItem).extend({
  view: z.enum(forumViews),
  categories: z.array(ForumCategory),
  search: SearchResult.nullable(),
  writing,
  officer,
});
export type ForumList = z.infer<typeof ForumList>;

/** A link to a question. */
export const DiscussionLink = z.object({
  id: z.int(),
  title: z.string(),
  lang: z.enum(locales),
  state: DiscussionItem.shape.state,
  replies: z.int().nonnegative(),
});
export type DiscussionLink = z.infer<typeof DiscussionLink>;

/** `GET /frontapi/forum/similar?title=` */
export const SimilarQuestions = z.object({ items: z.array(DiscussionLink) });
export type SimilarQuestions = z.infer<typeof SimilarQuestions>;

/** `GET /frontapi/forum/discussions/{id}?page=`: replies in the order of publication; the accepted one is above them, on the first page. */
export const Discussion = z.object({
  question: Post.extend({ title: z.string(), category: CategoryName.nullable() }),
  state: DiscussionItem.shape.state,
  /** The reason for closing the discussion; null while it is open. */
  closed_text: z.string().nullable(),
  accepted: Post.nullable(),
  replies: z.array(Post),
  /** The number of replies, including the accepted one. */
  answers: z.int().nonnegative(),
  page: ListPage,
  related: z.array(DiscussionLink),
  writing,
  officer,
});
export type Discussion = z.infer<typeof Discussion>;

/** The state of a member's own post. */
const OwnState = z.enum(["held", "public", "refused", "hidden"]);

/** A member's own post, with its source. */
export const OwnPost = z.object({
  id: z.int(),
  /** The question's id: its own for a question. */
  discussion: z.int(),
  title: z.string(),
  source: z.string(),
  text: RichText,
  lang: z.enum(locales),
  state: OwnState,
  /** The reason for refusing or hiding it. */
  reason: z.string().nullable(),
  at: Moment,
  /** Since when it waits for a moderator, with the day and the time for people to read; null if it does not. */
  waits_since: Moment.extend({ text: z.string() }).nullable(),
  /** The version, to be sent with a change, which is refused if the post has changed since. */
  seen: z.int(),
  can: z.object({ edit: z.boolean(), withdraw: z.boolean() }),
});
export type OwnPost = z.infer<typeof OwnPost>;

/** `GET /frontapi/forum/mine` */
export const MyForum = z.object({
  /** Posts that wait for a moderator, or were refused. */
  waiting: z.array(OwnPost.extend({ kind: z.enum(["question", "reply"]) })),
  asked: z.array(DiscussionItem),
  answered: z.array(DiscussionItem),
  followed: z.array(DiscussionItem),
  /** Whether mails about replies are sent. */
  mails: z.boolean(),
});
export type MyForum = z.infer<typeof MyForum>;

/** `GET /frontapi/forum/discussions/{id}/mine` */
export const MyDiscussion = z.object({
  is_asker: z.boolean(),
  /** Whether the firm has suspended the member, who can then only read. */
  is_suspended: z.boolean(),
  can: z.object({ reply: z.boolean(), accept: z.boolean(), flag: z.boolean() }),
  /** Whether the member gets mails about replies here: the asker does from the start. */
  following: z.boolean(),
  own: z.array(OwnPost),
  flagged: z.array(z.int()),
});
export type MyDiscussion = z.infer<typeof MyDiscussion>;

/** The operations check limits and give messages for people; here a missing field is an empty one. */
const line = z.string().max(1000).default("");
const text = z.string().max(40_000).default("");
/** The version of the terms that the member accepts with this post: asked for after a material change. */
const terms = z.int().optional();

export const QuestionRequest = z.object({
  category: z.union([z.literal(0), GivenId]).default(0),
  title: line,
  text,
  terms,
});
export type QuestionRequest = z.infer<typeof QuestionRequest>;
export const ReplyRequest = z.object({
  text,
  /** The quoted post, and the quoted words. */
  quoted: GivenId.optional(),
  quote: z.string().max(4000).optional(),
  terms,
});
export type ReplyRequest = z.infer<typeof ReplyRequest>;
export const PostChange = z.object({ title: line, text, seen: z.int(), terms });
export type PostChange = z.infer<typeof PostChange>;
/** `reply`: the one that answered the question; null for none. */
export const AcceptRequest = z.object({ reply: GivenId.nullable() });
export type AcceptRequest = z.infer<typeof AcceptRequest>;
/** Whether mails about replies in a discussion are wanted. */
export const FollowRequest = z.object({ following: z.boolean() });
export type FollowRequest = z.infer<typeof FollowRequest>;
export const FlagRequest = z.object({ reason: z.enum(flagReasons), text: line });
export type FlagRequest = z.infer<typeof FlagRequest>;
/** The token of a mail's link. */
export const StopMailsRequest = z.object({ token: z.string().max(300).default("") });
export type StopMailsRequest = z.infer<typeof StopMailsRequest>;
/** Whether mails about replies are wanted at all. */
export const MailsRequest = z.object({ mails: z.boolean() });
export type MailsRequest = z.infer<typeof MailsRequest>;

/** The result of sending a post. */
export const PostSent = z.object({ id: z.int(), state: OwnState, url: z.string() });
export type PostSent = z.infer<typeof PostSent>;
