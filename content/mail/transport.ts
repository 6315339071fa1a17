import { createHash } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
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

/** Where a mail lies on a site without a mail server: named by Message-ID, so that one sent again after a crash replaces itself. */
const fileOf = (folder: string, messageId: string): string =>
  path.join(folder, `${createHash("sha256").update(messageId).digest("hex").slice(0, 16)}.eml`);

/** Erases what a site without a mail server has kept of a mail. What has gone out through one is out of our hands. */
export const forgetMail = (env: Pick<Environment, "dataDir">, messageId: string): Promise<void> =>
  rm(fileOf(path.join(env.dataDir, "mail"), messageId), { force: true });

function files(folder: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message, messageId } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true });
    const file = fileOf(folder, messageId);
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
  };
}
