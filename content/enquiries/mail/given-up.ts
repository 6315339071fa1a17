import type { FindGivenUp } from "../../platform/editorial/faults/mail-faults.ts";
import { runSql, sql } from "../../platform/store/sql.ts";

const messageAt = (id: unknown) => `/admin/collections/contact-messages/${id}`;

/** Messages whose mail to the firm, or to the sender, the site gave up sending. */
export const givenUpMessages: FindGivenUp = async (payload) => {
  const rows = await runSql(
    payload,
    sql`SELECT id, firm_mail_attempts, sender_mail_attempts FROM contact_messages
        WHERE firm_mail_state = 'failed' OR sender_mail_state = 'failed'`,
  );
  return rows.map(({ id, firm_mail_attempts: firm, sender_mail_attempts: sender }) => ({
    key: `message-${id}-${firm}-${sender}`,
    ne: "सम्पर्क सन्देशको इमेल",
    en: "Email about a message from the website",
    path: messageAt(id),
  }));
};

/** Answers that the site gave up sending. */
export const givenUpAnswers: FindGivenUp = async (payload) => {
  const rows = await runSql(payload, sql`SELECT id, message_id, attempts FROM contact_answers WHERE state = 'failed'`);
  return rows.map(({ id, message_id: message, attempts }) => ({
    key: `answer-${id}-${attempts}`,
    ne: "सन्देशको जवाफ",
    en: "Answer to a message",
    path: messageAt(message),
  }));
};
