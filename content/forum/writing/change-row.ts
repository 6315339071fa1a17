import type { Payload } from "payload";
import { runSql, sql } from "../../platform/store/sql.ts";
import type { LogEntry, StoredPost } from "../stored-post.ts";
import { withoutReasons } from "./erase-posts.ts";

type Columns = Partial<
  Pick<
    StoredPost,
    | "title"
    | "text"
    | "lang"
    | "state"
    | "reason"
    | "doubt"
    | "publishedAt"
    | "editedAt"
    | "closed"
    | "category"
    | "accepted"
    | "acceptedAt"
    | "history"
  >
>;

/**
 * Writes a change of a post and its log entry in one statement, which does nothing when the post has changed since it was read.
 * @returns whether it was written.
 */
export async function changeRow(
  payload: Payload,
  post: StoredPost,
  columns: Columns,
  entry?: Omit<LogEntry, "at">,
): Promise<boolean> {
  const next = { ...post, ...columns };
  const before = next.state === "erased" ? withoutReasons(post.log) : post.log;
  const log = entry ? [...before, { at: new Date().toISOString(), ...entry }] : before;
  const written = await runSql(
    payload,
    sql`UPDATE forum_posts SET title = ${next.title}, text = ${next.text}, lang = ${next.lang}, state = ${next.state},
          reason = ${next.reason}, doubt = ${next.doubt}, published_at = ${next.publishedAt}, edited_at = ${next.editedAt},
          closed = ${next.closed}, category_id = ${next.category}, accepted = ${next.accepted}, accepted_at = ${next.acceptedAt},
          history = ${JSON.stringify(next.history)}, log = ${JSON.stringify(log)}, moves = ${post.moves + 1},
          updated_at = ${new Date().toISOString()}
        WHERE id = ${post.id} AND moves = ${post.moves} RETURNING id`,
  );
  return written.length > 0;
}
