import type { PrivateCallName, PrivateCalls } from "@setu/contract/calls/private-calls";
import type { Site } from "../members/sign-in.ts";
import type { Traces } from "../retention/traces.ts";
import { changeForumMails, stopForumMails } from "./mail/wishes.ts";
import { myDiscussion, myForum } from "./reading/mine.ts";
import { acceptAnswer, changePost, flagPost } from "./writing/change.ts";
import { followDiscussion } from "./writing/follow-discussion.ts";
import { withdrawPost } from "./writing/withdraw.ts";
import { askQuestion, replyTo } from "./writing/write.ts";

type ForumCallName = Extract<
  PrivateCallName,
  | "myForum"
  | "myDiscussion"
  | "askQuestion"
  | "replyTo"
  | "changePost"
  | "withdrawPost"
  | "acceptAnswer"
  | "followDiscussion"
  | "flagPost"
  | "changeForumMails"
  | "stopForumMails"
>;

/** The members' API calls in the forum. */
export function forumCallsOf(
  site: Site & { traces: Traces },
  andMails: <Answer>(stored: Promise<Answer>) => Promise<Answer>,
): Pick<PrivateCalls, ForumCallName> {
  return {
    myForum: async (asked) => ({ data: await myForum(site, asked) }),
    myDiscussion: async (asked) => ({ data: await myDiscussion(site, asked) }),
    askQuestion: (asked) => andMails(askQuestion(site, asked)),
    replyTo: (asked) => andMails(replyTo(site, asked)),
    changePost: (asked) => andMails(changePost(site, asked)),
    withdrawPost: (asked) => withdrawPost(site, asked),
    acceptAnswer: (asked) => andMails(acceptAnswer(site, asked)),
    followDiscussion: (asked) => followDiscussion(site, asked),
    flagPost: (asked) => andMails(flagPost(site, asked)),
    changeForumMails: (asked) => changeForumMails(site, asked),
    stopForumMails: (asked) => stopForumMails(site, asked),
  };
}
