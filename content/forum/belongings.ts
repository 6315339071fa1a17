import type { Belongings } from "../members/belongings.ts";
import { eraseForumMails } from "./mail/mail-rows.ts";
import { raiseForumRevision } from "./revision.ts";
import { leavePosts } from "./writing/erase-posts.ts";
import { exportedPosts } from "./writing/exported-posts.ts";
import { withdrawAgain } from "./writing/withdraw.ts";

/** The data that the forum stores about members: posts, and mails about them. */
export const forumBelongings: Belongings = {
  exported: exportedPosts,
  async erase(payload, traces, member, posts) {
    await eraseForumMails(payload, traces, member);
    await leavePosts(payload, member, posts);
  },
  eraseAgain: withdrawAgain,
  renamed: (payload) => raiseForumRevision(payload),
};
