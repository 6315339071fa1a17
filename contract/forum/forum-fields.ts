/** Limits on members' texts, in characters as a reader counts them. */
export const titleLength = { least: 15, most: 150 };
export const postLength = 8000;
export const quoteLength = 300;
export const flagLength = 500;

/** The orders in which questions are listed: by the time asked, of the last post, or solved. */
export const forumViews = ["new", "all", "solved"] as const;
export type ForumView = (typeof forumViews)[number];

/** The reasons for reporting a post. */
export const flagReasons = ["spam", "insult", "personal", "wrong", "tender", "other"] as const;
export type FlagReason = (typeof flagReasons)[number];
