import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { forumState } from "../../members/community-settings.ts";
import { memberBy, type StoredMember } from "../../members/stored-member.ts";
import { claimDue } from "../../platform/mail/claim-due.ts";
import { greetedAs } from "../../platform/mail/greeting.ts";
import { attempt, isTooOld } from "../../platform/mail/mail-attempt.ts";
import type { MailState } from "../../platform/mail/mail-state.ts";
import { emptyOutbox, nextAttemptAt, noteMail } from "../../platform/mail/outbox.ts";
import { storedRow } from "../../platform/store/stored-row.ts";
import { excerptOf } from "../../platform/text/excerpt.ts";
import { plainTextOfPost } from "../post-text.ts";
import { authorsIn } from "../reading/authors.ts";
import { placeOf } from "../reading/discussion.ts";
import { postBy, questionOf, type StoredPost } from "../stored-post.ts";
import { type Delivery, envelopeOf } from "./envelope.ts";
import { type ForumMailKind, forumMailTexts, type MemberPostMail } from "./mail-texts.ts";
import { isForModerators, writerToExperts, writerToModerators } from "./staff-mail.ts";
import { issueStopToken } from "./stop-link.ts";

const table = "forum_mails";

type StoredMail = MailState & {
  id: number;
  kind: ForumMailKind;
  member: number | null;
  post: number | null;
  createdAt: string;
};

/** Sends the due mails about posts, until none are left or `stopping` is aborted. */
export async function deliverForumMail(delivery: Delivery, stopping: AbortSignal): Promise<void> {
  const { payload, send } = delivery;
  const claim = () => claimDue(payload, { table, column: "due_at" });
  await emptyOutbox({ claim, deliver: (id) => deliver(delivery, id), send }, stopping);
}

async function deliver(delivery: Delivery, id: number): Promise<void> {
  const { payload } = delivery;
  const mail = await storedRow<StoredMail>(payload, "forum-mails", "id", id);
  if (!mail) return;
  const write = (await forumState(payload)) === "closed" ? undefined : await writerOfMail(delivery, mail);
  const after: MailState = write
    ? await attempt(mail, await isTooOld(payload, mail.createdAt), write)
    : { ...mail, state: "withheld" };
  await noteMail(payload, { table, id }, after, nextAttemptAt(after));
}

/** Returns a function that sends a mail; undefined when there is no longer a reason to send it. */
async function writerOfMail(delivery: Delivery, mail: StoredMail): Promise<(() => Promise<void>) | undefined> {
  const { payload } = delivery;
  const { kind } = mail;
  if (isForModerators(kind)) return writerToModerators(delivery, mail.id, kind);
  if (kind === "asked") return writerToExperts(delivery, mail.id, mail.post);
  const member = mail.member === null ? undefined : await memberBy(payload, "id", mail.member);
  const post = mail.post === null ? undefined : await postBy(payload, mail.post);
  const isTrue = post?.state === (kind === "refused" || kind === "hidden" ? kind : "public");
  if (!member || !post || !isTrue || member.state !== "active") return undefined;
  return () => sendToMember(delivery, { ...mail, kind }, member, post);
}

async function sendToMember(
  delivery: Delivery,
  { id, kind }: { id: number; kind: MemberPostMail },
  member: StoredMember,
  post: StoredPost,
): Promise<void> {
  const { payload, secret, publicOrigin } = delivery;
  const { locale } = member;
  const discussion = questionOf(post);
  const question = post.kind === "question" ? post : await postBy(payload, discussion);
  const { envelope, firm } = await envelopeOf(delivery, id, locale);
  const place = await placeOf(payload, post);
  const link = (path: string) => publicOrigin + localizedPath(path, locale);
  const token = issueStopToken(secret, { member: member.id, linkKey: member.linkKey, discussion });
  const text = forumMailTexts[locale]({
    firm: firm[locale],
    greeted: greetedAs(member.name, locale),
    title: question?.title ?? "",
    excerpt: excerptOf(plainTextOfPost(post.text), post.lang),
    author: (await authorsIn(payload, locale))(post).name,
    reason: post.reason ?? "",
    link: link(pages.discussion.href({ id: discussion, page: place.page }, place.hash)),
    stop: link(pages.stopMails.href({ token })),
    mine: link(pages.myForum.href()),
    complain: link(pages.complaints.href()),
  })[kind];
  await delivery.send({
    ...envelope,
    ...text,
    to: member.email,
    headers: {
      "Auto-Submitted": "auto-generated",
      // RFC 8058: mail programs call this address themselves, without further data.
      ...(kind === "reply" && {
        "List-Unsubscribe": {
          prepared: true,
          value: `<${publicOrigin}/frontapi/forum/mails/unsubscribe?token=${token}>`,
        },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  });
}
