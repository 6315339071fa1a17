import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { runSql, sql } from "../platform/store/sql.ts";
import type { MemberMailKind } from "./mail-texts.ts";

/** Stores a mail to a member; a link in it begins to count when it is sent. */
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

/** The Message-ID of a mail to a member, by which its file is found. */
export const memberMailId = (id: number, publicId: string, host: string): string =>
  `<member-${id}-${publicId}@${host}>`;
