import { createHash } from "node:crypto";
import path from "node:path";
import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import type { Environment } from "../../environment.ts";
import { madeFolder, writeDurably } from "../store/durable.ts";

/** Sends one mail, or throws the mail server's error. Resolves when the server has accepted it. */
export interface SendMail {
  (mail: SendMailOptions): Promise<void>;
  /** Whether the mail server was unreachable a moment ago, so that the other mails need not be tried one by one. */
  isAway?(): boolean;
}

/** Receives a fault of the mail server for the log: without addresses, which its messages quote. */
type Log = (fault: { msg: string; code?: unknown; responseCode?: unknown }) => void;

/** Sends through SMTP_URL if it is set; otherwise writes each mail to an `.eml` file in DATA_DIR/mail. */
export function mailTransport(env: Pick<Environment, "smtpUrl" | "dataDir">, log: Log = () => {}): SendMail {
  return env.smtpUrl ? smtp(env.smtpUrl, faultLog(log)) : files(path.join(env.dataDir, "mail"));
}

/** How long to leave an unreachable mail server alone, in ms: as long as the first pause before a retry. */
const awayMs = 5000;
/** nodemailer's codes for failed connections, as opposed to an SMTP server's replies. */
const connectionFaults = new Set(["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS"]);

/** How long the same fault is not logged again, in ms. */
const sameFaultMs = 3600_000;

/** Logs each kind of fault once an hour, not with each mail. */
function faultLog(log: Log): (error: unknown) => void {
  const toldAt = new Map<string, number>();
  return (error) => {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    const kind = `${code} ${responseCode}`;
    const now = performance.now();
    if (now - (toldAt.get(kind) ?? Number.NEGATIVE_INFINITY) < sameFaultMs) return;
    toldAt.set(kind, now);
    const isAway = connectionFaults.has(String(code));
    log({
      msg: `The mail server ${isAway ? "cannot be reached" : "refused a mail"}.`,
      code,
      responseCode,
    });
  };
}

/** The most mails whose recipients are remembered. */
const mostPartly = 1000;

/**
 * Sends each mail to those of its recipients who have not got it yet: a server may accept some and refuse others, and nodemailer
 * then reports success. Another process, also after a restart, may send it once more to those who got it.
 */
function toEveryone(transport: Transporter): (mail: SendMailOptions) => Promise<void> {
  const partly = new Map<string, ReadonlySet<string>>();
  return async (mail) => {
    const all = [mail.to ?? []].flat();
    const key = mail.messageId ?? "";
    const have = partly.get(key);
    const to = have ? all.filter((one) => typeof one !== "string" || !have.has(addressOf(one))) : all;
    const { accepted = [], rejected = [], rejectedErrors = [] } = await transport.sendMail({ ...mail, to });
    if (rejected.length === 0) return void partly.delete(key);
    if (key !== "" && partly.size < mostPartly) partly.set(key, new Set([...(have ?? []), ...accepted.map(addressOf)]));
    const { code, responseCode } = rejectedErrors[0] ?? {};
    const refused = new Error(
      `The mail server refused ${rejected.length} of ${all.length} recipients (${responseCode}).`,
    );
    throw Object.assign(refused, { code, responseCode });
  };
}

const addressOf = (recipient: string | { address?: string | undefined }): string =>
  (typeof recipient === "string" ? recipient : (recipient.address ?? "")).toLowerCase();

/** A mail to nobody is not sent, and no fault of the mail server's. */
function requireRecipients({ to }: SendMailOptions): void {
  if ([to ?? ""].flat().every((one) => one === "")) throw new Error("No recipients defined");
}

function smtp(url: string, logFault: (error: unknown) => void): SendMail {
  // A server that hangs is given up on within 20 s.
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  const sendToAll = toEveryone(transport);
  let backAt = 0;
  const send = async (mail: SendMailOptions) => {
    requireRecipients(mail);
    try {
      await sendToAll(mail);
    } catch (error) {
      logFault(error);
      if (connectionFaults.has(String((error as { code?: unknown }).code))) backAt = performance.now() + awayMs;
      throw error;
    }
  };
  return Object.assign(send, { isAway: () => performance.now() < backAt });
}

/** The file of a mail, named after its Message-ID, so that a mail that is sent again after a crash replaces itself. */
export const mailFile = (folder: string, messageId: string): string =>
  path.join(folder, `${createHash("sha256").update(messageId).digest("hex").slice(0, 16)}.eml`);

/** The file as which a mail is written first; that of a killed process stays until the mail is sent again, or `sweepDrafts` finds it. */
export const draftOf = (file: string): string => `${file}.part`;

function files(folder: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    requireRecipients(mail);
    const { message, messageId } = await transport.sendMail(mail);
    await madeFolder(folder);
    const file = mailFile(folder, messageId);
    // It is on the disk before its row says "sent". Sent again after a crash, it replaces its draft too.
    await writeDurably(file, message as Buffer, draftOf(file));
  };
}
