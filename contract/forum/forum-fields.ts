/** Limits on members' texts, in characters as a reader counts them. */
export const titleLength = { least: 15, most: 150 };
export const postLength = 8000;
export const quoteLength = 300;

/** The orders in which questions are listed: by the time asked, of the last post, or solved. */
export const forumViews = ["new", "all", "solved"] as const;
export type ForumView = (typeof forumViews)[number];
