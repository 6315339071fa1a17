import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import { FrontApiError } from "@setu/contract/errors";
import type { Payload } from "payload";
import type { Site } from "../../members/sign-in.ts";
import { idOf } from "../../platform/reading/public-read.ts";
import { isoColumn } from "../../platform/store/columns.ts";
import { among, runSql, sql } from "../../platform/store/sql.ts";
import { bury, type Tombstones } from "../../retention/tombstones.ts";
import type { Traces } from "../../retention/traces.ts";
import { recordDiscussions } from "../revision.ts";
import { postBy, questionOf, type StoredPost } from "../stored-post.ts";
import { forumTexts } from "../texts.ts";
import { readerOf } from "../writer.ts";
import { ownPost } from "./change.ts";
import { changeRow } from "./change-row.ts";
import { blankQuotes, dropFlags, dropReasons } from "./erase-posts.ts";

/** With the time: after a backup is restored, a number is given again, to a post of somebody else. */
const tombstoneOf = ({ id, createdAt }: Pick<StoredPost, "id" | "createdAt">) => `forum-post:${id} ${createdAt}`;
/** Its form before it had the time. */
const undatedOf = (id: number) => `forum-post:${id}`;
const emptied = { title: "", text: "", history: [], state: "erased" as const, reason: null };

/**
 * Takes the text of one's own post out, with its former texts and what others quote of it. A restored backup does not
 * bring it back. A repeated call continues where it was interrupted.
 */
export async function withdrawPost(
  site: Site & { traces: Traces },
  asked: Parameters<PrivateCalls["withdrawPost"]>[0],
): Promise<Told> {
  const { locale } = asked;
  const member = await readerOf(site, asked);
  const { payload, traces } = site;
  const texts = forumTexts[locale];
  const found = await postBy(payload, idOf(asked.id));
  const isEmptied = found?.state === "erased" && found.author === member.id;
  const post = isEmptied ? found : await ownPost(payload, asked.id, member.id, locale);
  if (post.state === "hidden") throw new FrontApiError("forbidden", texts.takenDown);
  if (!isEmptied && !(await changeRow(payload, post, emptied, { by: "author", what: "withdrawn" }))) {
    throw new FrontApiError("conflict", texts.conflict);
  }
  await bury(traces.tombstones, tombstoneOf(post));
  await blankQuotes(payload, [post.id]);
  await dropFlags(payload, [post.id]);
  await recordDiscussions(payload, [questionOf(post)]);
  return { message: texts.withdrawn };
}

/** Empties the withdrawn posts that a restored backup has brought back; returns their references. */
export async function withdrawAgain(payload: Payload, { tombstones }: Traces, buried: Tombstones): Promise<string[]> {
  const rows = await runSql(payload, sql`SELECT /* retention */ id, discussion_id, state, created_at FROM forum_posts`);
  const posts = rows.map((row) => ({
    id: Number(row["id"]),
    question: Number(row["discussion_id"] ?? row["id"]),
    isErased: row["state"] === "erased",
    createdAt: isoColumn(row["created_at"]),
  }));
  // A tombstone without a time empties nothing: its number may be another's by now. It gets the time while the row has it.
  for (const post of posts) {
    const isUndated = post.isErased && buried.has(undatedOf(post.id)) && !buried.has(tombstoneOf(post));
    if (isUndated) await bury(tombstones, tombstoneOf(post));
  }
  const returned = posts.filter((post) => !post.isErased && buried.has(tombstoneOf(post)));
  if (returned.length === 0) return [];
  const ids = returned.map(({ id }) => id);
  await dropReasons(payload, sql`p.id IN ${among(ids)}`);
  await runSql(
    payload,
    sql`UPDATE forum_posts SET title = '', text = '', history = NULL, reason = NULL, state = 'erased', moves = moves + 1
        WHERE id IN ${among(ids)}`,
  );
  await blankQuotes(payload, ids);
  await dropFlags(payload, ids);
  await recordDiscussions(
    payload,
    returned.map(({ question }) => question),
  );
  return ids.map((id) => `post ${id}`);
}
