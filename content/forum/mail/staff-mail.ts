import { ownersOf } from "../../platform/editorial/faults/queue-fault-mail.ts";
import { among, runSql, sql } from "../../platform/store/sql.ts";
import { excerptOf } from "../../platform/text/excerpt.ts";
import { plainTextOfPost } from "../post-text.ts";
import { categoryRows } from "../reading/forum.ts";
import { postBy } from "../stored-post.ts";
import { waitingNow } from "../waiting.ts";
import { type Delivery, envelopeOf } from "./envelope.ts";
import {
  askedMail,
  type ForumMailKind,
  type ModeratorMailKind,
  moderatorMailKinds,
  moderatorMails,
} from "./mail-texts.ts";

const headers = { "Auto-Submitted": "auto-generated" };
const screensOf = ({ publicOrigin }: Delivery) => `${publicOrigin}/admin/collections/forum-posts`;

/** Sends a mail; undefined when there is no longer a reason to send it. */
type Writer = (() => Promise<void>) | undefined;

export const isForModerators = (kind: ForumMailKind): kind is ModeratorMailKind =>
  moderatorMailKinds.some((each) => each === kind);

/** A mail about waiting posts to the firm's address, or to the owners when nobody looks at them. */
export async function writerToModerators(delivery: Delivery, id: number, kind: ModeratorMailKind): Promise<Writer> {
  const waiting = await waitingNow(delivery.payload);
  if (waiting.count === 0) return undefined;
  return async () => {
    const { envelope, recipient } = await envelopeOf(delivery, id, "en");
    // A new firm may not have said yet who gets its mails.
    const owners =
      kind === "unattended" || !recipient ? (await ownersOf(delivery.payload)).map(({ email }) => email) : [];
    const text = moderatorMails[kind]({ ...waiting, link: screensOf(delivery) });
    await delivery.send({ ...envelope, ...text, to: owners.length > 0 ? owners : recipient, headers });
  };
}

/** A mail about a new question to the accounts that answer in the names of its category's experts. */
export async function writerToExperts(delivery: Delivery, id: number, about: number | null): Promise<Writer> {
  const { payload } = delivery;
  const question = about === null ? undefined : await postBy(payload, about);
  const category = (await categoryRows(payload)).find((row) => row.id === question?.category);
  const experts = category?.experts ?? [];
  if (question?.state !== "public" || experts.length === 0) return undefined;
  const accounts = await runSql(payload, sql`SELECT email FROM users WHERE answers_as_id IN ${among(experts)}`);
  if (accounts.length === 0) return undefined;
  return async () => {
    const { envelope } = await envelopeOf(delivery, id, "en");
    const excerpt = excerptOf(plainTextOfPost(question.text), question.lang);
    const text = askedMail({ title: question.title, excerpt, link: `${screensOf(delivery)}/${question.id}` });
    await delivery.send({ ...envelope, ...text, to: accounts.map(({ email }) => String(email)), headers });
  };
}
