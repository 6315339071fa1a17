/** Bounds of what members write, in characters as a reader counts them. */
export const titleLength = { least: 15, most: 150 };
export const postLength = 8000;
export const quoteLength = 300;
export const flagLength = 500;

/** How the questions are listed: by when they were asked, by when somebody last wrote, by when they were solved. */
export const forumViews = ["new", "all", "solved"] as const;
export type ForumView = (typeof forumViews)[number];

/** Why a post is reported. */
export const flagReasons = ["spam", "insult", "personal", "wrong", "tender", "other"] as const;
export type FlagReason = (typeof flagReasons)[number];
