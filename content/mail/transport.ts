import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Environment } from "../environment.ts";

/** Sends one mail, or throws what the mail server said. Resolves when it has taken responsibility. */
export type SendMail = (mail: SendMailOptions) => Promise<void>;

/** Through SMTP_URL where it is set; otherwise each mail becomes an `.eml` file in DATA_DIR/mail. */
export function mailTransport(env: Pick<Environment, "smtpUrl" | "dataDir">): SendMail {
  return env.smtpUrl ? smtp(env.smtpUrl) : files(path.join(env.dataDir, "mail"));
}

function smtp(url: string): SendMail {
  // A server that hangs gives the job back within 20 s.
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

/** The file of a mail: named by Message-ID, so that one that is sent again after a crash replaces itself. */
export const mailFile = (folder: string, messageId: string): string =>
  path.join(folder, `${createHash("sha256").update(messageId).digest("hex").slice(0, 16)}.eml`);

function files(folder: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message, messageId } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true });
    const file = mailFile(folder, messageId);
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
  };
}
