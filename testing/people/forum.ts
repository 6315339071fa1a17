import { randomUUID } from "node:crypto";
import type { Discussion } from "@setu/contract/forum/forum";
import { expect } from "vitest";
import { runSql, sql } from "../../content/platform/store/sql.ts";
import type { TestSite } from "../site.ts";
import { membersOf } from "./member.ts";
import type { staffAt } from "./staff.ts";

export type ForumMember = Awaited<ReturnType<ReturnType<typeof membersOf>["member"]>>;

/** Members who write in the forum of a site, over HTTP, and a moderator who reads it first. */
export function forumOf(open: () => TestSite, moderator: () => Awaited<ReturnType<typeof staffAt>>) {
  const { call, member } = membersOf(open);
  const title = "How far apart are the weep holes of a masonry wall?";
  const text = "A wall of 2.4 m in Gorkha, dry stone behind it.";

  const ask = (who: ForumMember, changes: object = {}, key: string = randomUUID()) =>
    call(
      "POST",
      "/forum/discussions",
      { category: 1, title, text, ...changes },
      { headers: { ...who.headers, "idempotency-key": key } },
    );
  const reply = (who: ForumMember, discussion: number, body: object, key: string = randomUUID()) =>
    call("POST", `/forum/discussions/${discussion}/replies`, body, {
      headers: { ...who.headers, "idempotency-key": key },
    });
  const change = (who: ForumMember, id: number, body: object) =>
    call("PATCH", `/forum/posts/${id}`, body, { headers: who.headers });
  const mine = async (who: ForumMember) =>
    (await call("GET", "/forum/mine", undefined, { headers: who.headers })).json().data;

  /** A discussion as visitors read it, bypassing the cache that may be stale for up to a second. */
  const read = async (id: number) =>
    open()
      .content.api.discussion("en", { id: String(id) })
      .then(
        (discussion) => ({ status: 200, ...discussion }),
        ({ status }: { status: number }) => ({ status }) as { status: number } & Discussion,
      );
  const approve = async (id: number) => {
    const [row] = await runSql(open().content.payload, sql`SELECT moves FROM forum_posts WHERE id = ${id}`);
    const answer = await moderator().post(`/forum-posts/${id}/approve`, { seen: Number(row?.["moves"]) });
    expect(answer.status).toBe(200);
  };
  /** A member with two published posts. */
  async function trusted(email: string, name: string): Promise<ForumMember> {
    const who = await member(email, { name });
    for (const n of [1, 2]) {
      const { id } = (await ask(who, { title: `${title} (${name}, ${n})` })).json().data;
      await approve(id);
    }
    return who;
  }

  return { title, text, ask, reply, change, mine, read, approve, trusted };
}
