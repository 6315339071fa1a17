import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import type { Payload } from "payload";
import { subscriptionTexts } from "./alerts/subscription-texts.ts";
import {
  checkedSubscription,
  confirmSubscription,
  looksLikeSpam,
  mySubscription,
  stopSubscription,
  subscribe,
} from "./alerts/subscriptions.ts";
import { apply } from "./applications/apply/apply.ts";
import type { Applicants } from "./applications/apply/open-vacancy.ts";
import { applicationTexts } from "./applications/apply/texts.ts";
import { changeApplication } from "./applications/mine/change-application.ts";
import { checkedLinkRequest } from "./applications/mine/link-request.ts";
import { myApplication, withdraw } from "./applications/mine/my-application.ts";
import { CodeGuesses } from "./complaints/code/code-guesses.ts";
import { complain } from "./complaints/complain.ts";
import { changeMyComplaint, myComplaint } from "./complaints/my-complaint.ts";
import { contact } from "./enquiries/contact.ts";
import { storeFeedback } from "./enquiries/feedback.ts";
import { type FaqNote, faqFeedback } from "./faqs/feedback.ts";
import { VotesOnce } from "./faqs/votes-once.ts";
import { forumBelongings } from "./forum/belongings.ts";
import { forumCallsOf } from "./forum/forum-calls.ts";
import type { Jobs } from "./jobs.ts";
import { memberCallsOf } from "./members/member-calls.ts";
import { issueFormToken } from "./platform/access/form-token.ts";

interface Behind {
  payload: Payload;
  secret: string;
  applicants: Applicants;
  jobs: Jobs;
  /** The folder of the files of complaints. */
  complaintFiles: string;
}

/** The calls that write, or read one person's own data, on an open database. Mails follow by `jobs`. */
export function privateCallsOf({ payload, secret, applicants, jobs, complaintFiles }: Behind): PrivateCalls {
  const site = { payload, secret, traces: applicants };
  const complaints = { ...site, guesses: new CodeGuesses(), files: { ...applicants, folder: complaintFiles } };
  const faqs = { payload, votes: new VotesOnce(), storeNote: (note: FaqNote) => storeFeedback(site, note) };
  const andMails = async <Answer>(stored: Promise<Answer>): Promise<Answer> => {
    const answer = await stored;
    jobs.wake();
    return answer;
  };
  return {
    ...memberCallsOf({ ...site, belongings: forumBelongings }, jobs, andMails),
    ...forumCallsOf(site, andMails),
    formToken: async () => ({ data: { token: issueFormToken(secret) } }),
    contact: (asked) => andMails(contact(site, asked)),
    faqFeedback: (asked) => andMails(faqFeedback(faqs, asked)),
    complain: (asked) => andMails(complain(complaints, asked)),
    myComplaint: async ({ link, locale }) => ({ data: await myComplaint(complaints, link, locale) }),
    changeComplaint: (asked) => andMails(changeMyComplaint(complaints, asked)),
    apply: (asked) => andMails(apply(applicants, asked)),
    async requestLink({ body, locale }) {
      const asked = checkedLinkRequest(body, locale);
      // Not awaited: the time it takes would tell whether the application exists.
      jobs.sendLink({ ...asked, locale });
      return { message: applicationTexts[locale].linkSent };
    },
    myApplication: async ({ link, locale }) => ({ data: await myApplication(applicants, link, locale) }),
    changeApplication: async (asked) => ({ data: await andMails(changeApplication(applicants, asked)) }),
    async withdrawApplication({ link, locale }) {
      await withdraw(applicants, link, locale);
      return { data: {} };
    },
    async subscribe({ body, locale }) {
      const wanted = await checkedSubscription(site, body, locale);
      const failed = "A subscription could not be written down.";
      if (!looksLikeSpam(site, body)) jobs.later(() => subscribe(site, wanted, locale), failed);
      return { message: subscriptionTexts[locale].asked };
    },
    mySubscription: async ({ link, locale }) => ({ data: await mySubscription(site, link, locale) }),
    confirmSubscription: async ({ link, locale }) => ({ message: await confirmSubscription(site, link, locale) }),
    stopSubscription: async ({ link, locale }) => ({ message: await stopSubscription(site, link, locale) }),
  };
}
