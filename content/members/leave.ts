import { rm } from "node:fs/promises";
import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import type { AccountExport } from "@setu/contract/members/account";
import type { Payload } from "payload";
import { mailFile } from "../platform/mail/transport.ts";
import { isoColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { logErasure } from "../retention/erasure-log.ts";
import type { Due, Kind } from "../retention/kinds.ts";
import { monthsBefore } from "../retention/periods.ts";
import { scrub } from "../retention/run.ts";
import { bury } from "../retention/tombstones.ts";
import type { Traces } from "../retention/traces.ts";
import type { Belongings, Posts } from "./belongings.ts";
import { eraseRegistrations, memberMailId } from "./mail-rows.ts";
import { openSessions } from "./my-account.ts";
import { requirePassword, type Site, signedIn } from "./sign-in.ts";
import { unusedMonths } from "./stored-member.ts";
import { memberTexts } from "./texts.ts";

/**
 * Returns all data about the member. It asks for the password: a stranger who finds the device signed in gets no copy.
 * @throws FrontApiError `signedOut`; `invalid` for a wrong password.
 */
export async function exportAccount(
  site: Site & { belongings: Belongings },
  asked: Parameters<PrivateCalls["exportAccount"]>[0],
): Promise<AccountExport> {
  const signed = await signedIn(site, asked);
  await requirePassword(signed, asked.body.password, asked.locale);
  const { member } = signed;
  const mails = await runSql(
    site.payload,
    sql`SELECT kind, state, created_at, sent_at FROM member_mails WHERE member_id = ${member.id} ORDER BY id`,
  );
  return {
    filename: `account-${member.publicId}.json`,
    content: {
      account: {
        number: member.publicId,
        name: member.name,
        email: member.email,
        new_email: member.pendingEmail,
        former_email: member.previousEmail,
        language: member.locale,
        state: member.state,
        since: member.createdAt,
        last_signed_in_on: member.lastSeenDay,
        accepted_terms: member.termsVersion,
      },
      forum: await site.belongings.exported(site.payload, member.id),
      signed_in_on: await openSessions(site, asked),
      emails: mails.map(({ kind, state, created_at, sent_at }) => ({
        kind,
        state,
        asked_at: isoColumn(created_at),
        sent_at: sent_at === null ? null : isoColumn(sent_at),
      })),
    },
  };
}

interface Erased {
  id: number;
  publicId: string;
}
interface Stores {
  traces: Traces;
  belongings: Belongings;
}

/**
 * Erases a member with sessions and mails, including those in files: the database deletes the rows with the member's.
 * Restoring a backup does not bring the member back.
 */
async function eraseMember(
  payload: Payload,
  { traces, belongings }: Stores,
  { id, publicId }: Erased,
  posts: Posts = "keep",
): Promise<void> {
  await bury(traces.tombstones, tombstoneOf(publicId));
  if (posts === "erase") await bury(traces.tombstones, postsTombstoneOf(publicId));
  await belongings.erase(payload, traces, id, posts);
  const mails = await runSql(payload, sql`SELECT id FROM member_mails WHERE member_id = ${id}`);
  const files = mails.map((mail) => mailFile(traces.mails, memberMailId(Number(mail["id"]), publicId, traces.host)));
  await Promise.all(files.map((file) => rm(file, { force: true })));
  await eraseRegistrations(payload, traces, sql`email_key = (SELECT email_key FROM members WHERE id = ${id})`);
  await runSql(payload, sql`DELETE FROM members WHERE id = ${id}`);
}

const tombstoneOf = (publicId: string) => `member:${publicId}`;
const postsTombstoneOf = (publicId: string) => `member-posts:${publicId}`;

/**
 * Deletes the account.
 * @throws FrontApiError `signedOut`; `invalid` for a wrong password.
 */
export async function deleteAccount(
  site: Site & Stores,
  asked: Parameters<PrivateCalls["deleteAccount"]>[0],
): Promise<Told> {
  const signed = await signedIn(site, asked);
  await requirePassword(signed, asked.body.password, asked.locale);
  const { id, publicId } = signed.member;
  await eraseMember(site.payload, site, { id, publicId }, asked.body.posts);
  await logErasure(site.payload, { kind: "members", mode: "real", count: 1, references: [publicId], by: "member" });
  await scrub(site.payload);
  return { message: memberTexts[asked.locale].deleted };
}

/** Accounts that have not been used for two years. */
export const retainedMembers = (stores: Stores): Kind => ({
  async find(payload, now) {
    const before = monthsBefore(now, unusedMonths).toISOString().slice(0, 10);
    const counted = await runSql(payload, sql`SELECT /* retention */ count(*) AS count FROM members`);
    const rows = await runSql(
      payload,
      sql`SELECT /* retention */ id, public_id, last_seen_day FROM members WHERE last_seen_day < ${before}`,
    );
    const due = rows.map((row): Due => {
      const member = erasedIn(row);
      const since = `${row["last_seen_day"]}T00:00:00.000Z`;
      return { reference: member.publicId, since, erase: () => eraseMember(payload, stores, member) };
    });
    return { total: Number(counted[0]?.["count"] ?? 0), due };
  },
  async eraseAgain(payload, buried) {
    const rows = await runSql(payload, sql`SELECT /* retention */ id, public_id FROM members`);
    const returned = rows.map(erasedIn).filter(({ publicId }) => buried.has(tombstoneOf(publicId)));
    for (const member of returned) {
      const posts = buried.has(postsTombstoneOf(member.publicId)) ? "erase" : "keep";
      await eraseMember(payload, stores, member, posts);
    }
    const theirs = await stores.belongings.eraseAgain(payload, stores.traces, buried);
    return [...returned.map(({ publicId }) => publicId), ...theirs];
  },
});

const erasedIn = (row: Record<string, unknown>): Erased => ({
  id: Number(row["id"]),
  publicId: String(row["public_id"]),
});
