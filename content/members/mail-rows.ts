import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Payload } from "payload";
import { mailFile } from "../platform/mail/transport.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import type { Traces } from "../retention/traces.ts";
import type { MemberMailKind } from "./mail-texts.ts";

/** The beginning of the keys of mails that anybody can ask for by typing an address. */
export const askedPrefix = "asked/";

/** Stores a mail to a member; the time of its link begins when it is sent. */
export async function queueMemberMail(
  payload: Payload,
  kind: MemberMailKind,
  member: number,
  key: string = randomUUID(),
): Promise<void> {
  await runSql(
    payload,
    sql`INSERT INTO member_mails (kind, member_id, state, attempts, due_at, ${sql.identifier("key")})
        VALUES (${kind}, ${member}, 'pending', 0, 0, ${key}) ON CONFLICT DO NOTHING`,
  );
}

/** The places of mails that were written to files. */
export type MailTraces = Pick<Traces, "mails" | "host">;

/** The Message-ID of a registration's mail, by which its file is found. */
export const registrationMailId = ({ id, linkKey }: { id: number; linkKey: string }, host: string): string =>
  `<registration-${id}-${linkKey.slice(0, 8)}@${host}>`;

/** Erases registrations and the mails about them. */
export async function eraseRegistrations(
  payload: Payload,
  { mails, host }: MailTraces,
  which: ReturnType<typeof sql>,
): Promise<void> {
  const rows = await runSql(payload, sql`DELETE FROM member_registrations WHERE ${which} RETURNING id, link_key`);
  for (const { id, link_key: linkKey } of rows) {
    const mail = registrationMailId({ id: Number(id), linkKey: String(linkKey) }, host);
    await rm(mailFile(mails, mail), { force: true });
  }
}

/** The Message-ID of a mail to a member, by which its file is found. */
export const memberMailId = (id: number, publicId: string, host: string): string =>
  `<member-${id}-${publicId}@${host}>`;
