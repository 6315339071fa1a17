import { randomUUID } from "node:crypto";
import { call } from "./call.ts";

/** One post of a drill, with the last request about it. */
export interface ForumPost {
  /** Begins its text, whatever its author makes of it later. */
  id: string;
  author: Member;
  kind: "question" | "reply";
  /** A reply's question. */
  discussion: number | undefined;
  /** The same for each attempt, so that a repeated one is the same post. */
  key: string;
  title: string;
  text: string;
  /** Its number on the site; undefined until the site has acknowledged it. */
  number: number | undefined;
  /** How often an acknowledged request has changed it. */
  edits: number;
  /** Whether its last request was acknowledged. */
  isAcknowledged: boolean;
}

/** One less than allowed: a post that is repeated after a kill counts, too. */
const questionsADay = 9;
const repliesADay = 49;

interface Member {
  headers: Record<string, string>;
}

/** All posts of a drill: questions, replies, and corrections of both. */
export class ForumPosts {
  readonly all: ForumPost[] = [];
  /** Answers that no request should have got. */
  readonly surprises: string[] = [];

  get acknowledged(): ForumPost[] {
    return this.all.filter(({ number }) => number !== undefined);
  }
  get open(): ForumPost[] {
    return this.all.filter(({ isAcknowledged }) => !isAcknowledged);
  }
  /** The number of acknowledged requests. */
  get writes(): number {
    return this.acknowledged.reduce((sum, { edits }) => sum + 1 + edits, 0);
  }

  /** Sends the first posts of new members, which wait for a moderator. A member with two published ones is trusted. */
  async begin(url: string, members: readonly Member[]): Promise<void> {
    for (const author of [...members, ...members]) await this.#send(url, author, undefined);
  }

  /** Lets each member write, one post or correction after the other, within what a member may post in a day. */
  async keepWriting(url: string, members: readonly Member[], until: AbortSignal): Promise<void> {
    const write = async (author: Member) => {
      for (let turn = 0; !until.aborted; turn += 1) {
        if (turn % 9 === 0 && turn < questionsADay * 9) await this.#send(url, author, undefined);
        else if (turn % 3 === 0 && turn < repliesADay * 3)
          await this.#send(url, author, this.#drawn("question")?.number);
        else await this.#correct(url, author);
      }
    };
    await Promise.all(members.map(write));
  }

  #drawn(kind: ForumPost["kind"], author?: Member): ForumPost | undefined {
    const fit = this.all.filter(
      (post) => post.kind === kind && post.isAcknowledged && (!author || post.author === author),
    );
    return fit[Math.floor(Math.random() * fit.length)];
  }

  async #send(url: string, author: Member, discussion: number | undefined): Promise<void> {
    const id = randomUUID();
    const kind = discussion === undefined ? "question" : "reply";
    const post: ForumPost = {
      id,
      author,
      kind,
      discussion,
      key: randomUUID(),
      title: kind === "question" ? `How deep is the foundation of ${id}?` : "",
      text: `Drill ${id}. पर्खालको जग।`,
      number: undefined,
      edits: 0,
      isAcknowledged: false,
    };
    this.all.push(post);
    await this.repeat(url, post);
  }

  async #correct(url: string, author: Member): Promise<void> {
    const post = this.#drawn(Math.random() < 0.3 ? "question" : "reply", author);
    if (!post) return;
    post.text = `Drill ${post.id}. पर्खालको जग। Corrected ${post.edits + 1} times.`;
    post.isAcknowledged = false;
    await this.repeat(url, post);
  }

  /** Sends the last request about a post again, unchanged, as its page does. */
  async repeat(url: string, post: ForumPost): Promise<void> {
    const { author, kind, number, title, text, edits } = post;
    const isNew = number === undefined;
    const answer = await (isNew
      ? call(url, kind === "question" ? "/forum/discussions" : `/forum/discussions/${post.discussion}/replies`, {
          body: kind === "question" ? { category: 1, title, text } : { text },
          headers: { ...author.headers, "idempotency-key": post.key },
        })
      : call(url, `/forum/posts/${number}`, {
          method: "PATCH",
          body: { title, text, seen: edits },
          headers: author.headers,
        }));
    if (!answer) return;
    post.isAcknowledged = answer.status === 200;
    if (answer.status !== 200) this.surprises.push(`${answer.status} ${kind} ${post.id}`);
    else if (isNew) post.number = Number(answer.data["id"]);
    else post.edits += 1;
  }
}
