import { createHash } from "node:crypto";
import path from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Environment } from "../../environment.ts";
import { madeFolder, writeDurably } from "../store/durable.ts";

/** Sends one mail, or throws the mail server's error. Resolves when the server has accepted it. */
export interface SendMail {
  (mail: SendMailOptions): Promise<void>;
  /** Whether the mail server was unreachable a moment ago, so that the other mails need not be tried one by one. */
  isAway?(): boolean;
}

/** Sends through SMTP_URL if it is set; otherwise writes each mail to an `.eml` file in DATA_DIR/mail. */
export function mailTransport(env: Pick<Environment, "smtpUrl" | "dataDir">): SendMail {
  return env.smtpUrl ? smtp(env.smtpUrl) : files(path.join(env.dataDir, "mail"));
}

/** How long to leave an unreachable mail server alone, in ms: as long as the first pause before a retry. */
const awayMs = 5000;
/** nodemailer's codes for failed connections, as opposed to an SMTP server's replies. */
const connectionFaults = new Set(["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS"]);

function smtp(url: string): SendMail {
  // A server that hangs is given up on within 20 s.
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  let backAt = 0;
  const send = async (mail: SendMailOptions) => {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      if (connectionFaults.has(String((error as { code?: unknown }).code))) backAt = performance.now() + awayMs;
      throw error;
    }
  };
  return Object.assign(send, { isAway: () => performance.now() < backAt });
}

/** The file of a mail, named after its Message-ID, so that a mail that is sent again after a crash replaces itself. */
export const mailFile = (folder: string, messageId: string): string =>
  path.join(folder, `${createHash("sha256").update(messageId).digest("hex").slice(0, 16)}.eml`);

function files(folder: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    // As a mail server refuses it: a mail to nobody is not sent.
    if (!mail.to || (Array.isArray(mail.to) && mail.to.length === 0)) throw new Error("No recipients defined");
    const { message, messageId } = await transport.sendMail(mail);
    await madeFolder(folder);
    // It is on the disk before its row says "sent".
    await writeDurably(mailFile(folder, messageId), message as Buffer);
  };
}
