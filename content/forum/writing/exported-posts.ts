import type { Payload } from "payload";
import { runSql, sql } from "../../platform/store/sql.ts";
import { postsWhere } from "../stored-post.ts";

const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A member's posts with their former texts, and the member's reports, for the export of the member's data. */
export async function exportedPosts(payload: Payload, member: number): Promise<object> {
  const [posts, flags, follows] = await Promise.all([
    postsWhere(payload, sql`p.author_id = ${member}`, sql`ORDER BY p.id`),
    runSql(payload, sql`SELECT post_id, reason, text FROM forum_flags WHERE member_id = ${member} ORDER BY id`),
    runSql(payload, sql`SELECT discussion_id FROM forum_follows WHERE member_id = ${member} ORDER BY id`),
  ]);
  return {
    posts: posts.map(
      ({ id, kind, discussion, title, text, quote, state, reason, createdAt, publishedAt, history }) => ({
        number: id,
        kind,
        discussion,
        title,
        text,
        quote,
        state,
        reason,
        written_at: createdAt,
        published_at: isoOrNull(publishedAt),
        former_texts: history,
      }),
    ),
    followed_discussions: follows.map((row) => Number(row["discussion_id"])),
    reports: flags.map(({ post_id: post, reason, text }) => ({ post: Number(post), reason, text })),
  };
}
