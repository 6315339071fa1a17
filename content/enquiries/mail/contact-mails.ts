import { localeOf } from "@setu/contract/locale";
import { suffixed } from "@setu/contract/text/suffixed";
import type { SendMailOptions } from "nodemailer";
import { calendarDate } from "../../calendar/dates.ts";
import { greetedAs } from "../../platform/mail/greeting.ts";
import { hasSender } from "../inbox/message-states.ts";
import type { StoredAnswer, StoredMessage } from "../inbox/stored-message.ts";
import { messageReference } from "../message-reference.ts";
import type { EnquirySettings } from "../settings.ts";

/** The Message-ID, by which a mail server recognizes a mail that is sent twice. `host` is the site's host name. */
export const messageId = (
  kind: "firm" | "sender",
  message: Pick<StoredMessage, "id" | "createdAt">,
  host: string,
): string => `<contact-${message.id}-${Date.parse(message.createdAt)}-${kind}@${host}>`;

/** The mail to the firm. The visitor's input is in Reply-To and in the body, never in From (safety, T2). */
export function firmMail(message: StoredMessage, settings: EnquirySettings, host: string): SendMailOptions {
  const mark = message.suspicious ? "[looks like spam] " : "";
  const reference = messageReference(message.id);
  if (!hasSender(message)) {
    return {
      messageId: messageId("firm", message, host),
      from: settings.sender,
      to: settings.recipient,
      subject: `${mark}Website feedback ${reference} on an answer`,
      text: message.message,
    };
  }
  return {
    messageId: messageId("firm", message, host),
    from: settings.sender,
    to: settings.recipient,
    replyTo: { name: message.name, address: message.email },
    subject: `${mark}Website message ${reference} from ${message.name}`,
    text: [
      `Name:    ${message.name}`,
      `Company: ${message.company}`,
      `Country: ${message.country}`,
      `Email:   ${message.email}`,
      `Phone:   ${message.phone}`,
      "",
      message.message,
    ].join("\n"),
  };
}

/** The acknowledgement to the sender, in the language of the page with the form. */
export function senderMail(message: StoredMessage, settings: EnquirySettings, host: string): SendMailOptions {
  const name = greetedAs(message.name, localeOf(message.locale));
  const fill = (text: string) =>
    text.replace(/\{(name|reference)\}/g, (_, word) => (word === "name" ? name : messageReference(message.id)));
  return {
    messageId: messageId("sender", message, host),
    from: settings.sender,
    to: message.email,
    replyTo: settings.recipient,
    subject: fill(settings.acknowledgementSubject),
    text: fill(settings.acknowledgement),
    // RFC 3834: prevents out-of-office replies to an automatic mail.
    headers: { "Auto-Submitted": "auto-replied" },
  };
}

export const answerId = ({ key }: Pick<StoredAnswer, "key">, host: string): string => `<answer-${key}@${host}>`;

const wrote = {
  en: (name: string, day: string) => `On ${day}, ${name} wrote:`,
  ne: (name: string, day: string) => `${day} मा ${suffixed(name, "ले")} लेख्नुभएको:`,
};

/** A staff member's answer, with the visitor's message quoted below. Replies to it go to the office. */
export function answerMail(
  answer: StoredAnswer,
  message: StoredMessage,
  settings: EnquirySettings,
  host: string,
): SendMailOptions {
  const locale = localeOf(answer.locale);
  const day = calendarDate(new Date(message.createdAt), locale).text;
  const quoted = message.message.split("\n").map((line) => `> ${line}`.trimEnd());
  return {
    messageId: answerId(answer, host),
    ...(message.senderMail.state === "sent" && { inReplyTo: messageId("sender", message, host) }),
    from: settings.sender,
    to: { name: message.name, address: message.email },
    replyTo: settings.recipient,
    subject: answer.subject,
    text: [answer.text, "", wrote[locale](message.name, day), ...quoted].join("\n"),
  };
}
