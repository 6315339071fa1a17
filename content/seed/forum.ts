import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { languageOfPost } from "../forum/post-text.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { addAll } from "./add-items.ts";
import type { QuestionSeed } from "./forum-shape.ts";
import { type Ids, idIn } from "./ids.ts";
import { forumCategories } from "./texts/forum-categories.ts";
import { englishQuestions } from "./texts/forum-english.ts";
import { forumMembers } from "./texts/forum-members.ts";
import { nepaliQuestions } from "./texts/forum-nepali.ts";

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

/** Fills the forum, unless somebody has written in it. */
export async function addForum(payload: Payload, people: Ids): Promise<void> {
  const stored = forumCategories.map(({ experts, ...category }) => ({
    ...category,
    experts: experts.map((key) => idIn(people, key)),
  }));
  const categories = await addAll(payload, "forum-categories", stored, "key");
  if ((await payload.count({ collection: "forum-posts", overrideAccess: true })).totalDocs > 0) return;
  const members = await addMembers(payload);
  const questions = [...englishQuestions, ...nepaliQuestions].toSorted((a, b) => b.daysAgo - a.daysAgo);
  for (const question of questions) await addQuestion(payload, question, { categories, members, people });
}

/** Members without a password: nobody can sign in as one of them. */
async function addMembers(payload: Payload): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { key, name, locale } of forumMembers) {
    const email = `${key}@example.org`;
    const [row] = await runSql(
      payload,
      sql`INSERT INTO members (public_id, name, email, email_key, password_hash, epoch, state, locale, terms_version, link_key)
          VALUES (${`sample${key}`}, ${name}, ${email}, ${email}, '', 0, 'active', ${locale}, 1, ${randomUUID()})
          ON CONFLICT (email_key) DO UPDATE SET name = excluded.name RETURNING id`,
    );
    ids.set(key, Number(row?.["id"]));
  }
  return ids;
}

interface Known {
  categories: Ids;
  members: Ids;
  people: Ids;
}

async function addQuestion(payload: Payload, question: QuestionSeed, { categories, members, people }: Known) {
  const { title, text, replies = [], accepted, isHeld = false, closed } = question;
  const at = Date.now() - question.daysAgo * dayMs;
  const asked = await addPost(payload, {
    kind: "question",
    author: idIn(members, question.author),
    category: idIn(categories, question.category),
    title,
    text,
    at,
    isHeld,
  });
  const ids: number[] = [];
  for (const { by, afterHours, text: said, quote } of replies) {
    const author = "member" in by ? { author: idIn(members, by.member) } : { person: idIn(people, by.person) };
    const time = { at: at + afterHours * hourMs };
    ids.push(await addPost(payload, { kind: "reply", ...author, discussion: asked, text: said, quote, ...time }));
  }
  const solved = accepted === undefined ? undefined : ids[accepted];
  const last = replies.at(-1);
  await runSql(
    payload,
    sql`UPDATE forum_posts SET accepted = ${solved ?? null}, closed = ${closed ?? null},
          accepted_at = ${solved ? at + ((last?.afterHours ?? 0) + 1) * hourMs : null} WHERE id = ${asked}`,
  );
}

interface NewPost {
  kind: "question" | "reply";
  author?: number;
  person?: number;
  discussion?: number;
  category?: number;
  title?: string;
  text: string;
  quote?: string | undefined;
  at: number;
  isHeld?: boolean;
}

async function addPost(payload: Payload, post: NewPost): Promise<number> {
  const { kind, author, person, discussion, category, title, text, quote, at, isHeld = false } = post;
  const created = new Date(at).toISOString();
  const [row] = await runSql(
    payload,
    sql`INSERT INTO forum_posts (kind, discussion_id, author_id, person_id, staff, category_id, lang, title, text, quoted, quote,
          state, published_at, muted, moves, created_at, updated_at)
        VALUES (${kind}, ${discussion ?? null}, ${author ?? null}, ${person ?? null}, ${person ? sql`TRUE` : sql`FALSE`},
          ${category ?? null}, ${languageOfPost(`${title ?? ""} ${text}`)}, ${title ?? null}, ${text},
          ${quote ? (discussion ?? null) : null}, ${quote ?? null}, ${isHeld ? "held" : "public"}, ${isHeld ? null : at},
          FALSE, 0, ${created}, ${created})
        RETURNING id`,
  );
  return Number(row?.["id"]);
}
