import type { SendMailOptions } from "nodemailer";
import type { EnquirySettings } from "../system/settings.ts";

/** A stored message, as the mails need it. */
export interface StoredMessage {
  id: number;
  name: string;
  company: string;
  country: string;
  email: string;
  phone: string;
  message: string;
  suspicious: boolean;
  createdAt: string;
}

/** The number that the sender and the firm both see. */
const referenceOf = (id: number): string => `M-${String(id).padStart(6, "0")}`;

/**
 * The address that lets a mail server recognize the same mail, should it be sent twice. `host` is the
 * site's own.
 */
const messageId = (kind: "firm" | "sender", message: StoredMessage, host: string) =>
  `<contact-${message.id}-${Date.parse(message.createdAt)}-${kind}@${host}>`;

/** To the firm. What the visitor typed is in Reply-To and in the body, never in From (safety, T2). */
export function firmMail(message: StoredMessage, settings: EnquirySettings, host: string): SendMailOptions {
  const mark = message.suspicious ? "[looks like spam] " : "";
  return {
    messageId: messageId("firm", message, host),
    from: settings.sender,
    to: settings.recipient,
    replyTo: { name: message.name, address: message.email },
    subject: `${mark}Website message ${referenceOf(message.id)} from ${message.name}`,
    text: [
      `Name:    ${message.name}`,
      `Company: ${message.company}`,
      `Country: ${message.country}`,
      `E-mail:  ${message.email}`,
      `Phone:   ${message.phone}`,
      "",
      message.message,
    ].join("\n"),
  };
}

/** To the sender, in the language of the page that they wrote from. */
export function senderMail(message: StoredMessage, settings: EnquirySettings, host: string): SendMailOptions {
  const fill = (text: string) =>
    text.replace(/\{(name|reference)\}/g, (_, word) => (word === "name" ? message.name : referenceOf(message.id)));
  return {
    messageId: messageId("sender", message, host),
    from: settings.sender,
    to: { name: message.name, address: message.email },
    replyTo: settings.recipient,
    subject: fill(settings.acknowledgementSubject),
    text: fill(settings.acknowledgement),
    // RFC 3834: no out-of-office reply to an automatic mail.
    headers: { "Auto-Submitted": "auto-replied" },
  };
}
