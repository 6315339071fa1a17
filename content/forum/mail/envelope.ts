import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { readFirmNames } from "../../accounts/firm-names.ts";
import { readEnquirySettings } from "../../enquiries/settings.ts";
import type { SendMail } from "../../platform/mail/transport.ts";
import { forumMailId } from "./mail-rows.ts";

export interface Delivery {
  payload: Payload;
  secret: string;
  send: SendMail;
  publicOrigin: string;
}

const hostOf = (publicOrigin: string) => new URL(publicOrigin).hostname;

/** The sender and the Message-ID of a mail, with the firm's names and its own address. */
export async function envelopeOf({ payload, publicOrigin }: Delivery, id: number, locale: Locale) {
  const [{ sender, recipient }, firm] = await Promise.all([
    readEnquirySettings(payload, locale),
    readFirmNames(payload),
  ]);
  const from = sender.includes("<") ? sender : { name: firm[locale], address: sender };
  return { firm, recipient, envelope: { messageId: forumMailId(id, hostOf(publicOrigin)), from, replyTo: recipient } };
}
