import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A mail as written to a file by a site without a mail server. */
export interface WrittenMail {
  /** Its headers, one per line. */
  head: string;
  /** Its decoded text. */
  text: string;
}

/** All mails of a site, in no order. */
export function writtenMails(dataDir: string): WrittenMail[] {
  const folder = path.join(dataDir, "mail");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
  return names.map((name) => {
    const [head = "", ...body] = readFileSync(path.join(folder, name), "utf8").split("\r\n\r\n");
    return { head: head.replace(/\r\n\s+/g, " "), text: decoded(head, body.join("\r\n\r\n")) };
  });
}

function decoded(head: string, body: string): string {
  if (/encoding: base64/i.test(head)) return Buffer.from(body, "base64").toString();
  if (!/encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
