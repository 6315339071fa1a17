import { randomUUID } from "node:crypto";
import { fromElsewhere } from "./senders.ts";

/** One message of a drill, and its answer. */
export interface Post {
  id: string;
  fields: Record<"name" | "email" | "phone" | "message" | "company" | "country", string>;
  key: string | undefined;
  /** The last answer's status; undefined if there was none. */
  status: number | undefined;
  retryAfter: string | null;
  startedAt: number;
  ms: number;
}

/** Senders' names, with everything that could confuse a mail header. */
const names = [
  "Asha Lama",
  "आशा लामा",
  'Lama, "Asha" <asha@elsewhere.example>',
  "Bcc: everyone@elsewhere.example",
  "Asha; Lama, asha@elsewhere.example",
];
/** Longer than any answer takes on any machine. */
const patienceMs = 20_000;

/** All messages of a drill. */
export class Posts {
  readonly all: Post[] = [];

  get acknowledged(): Post[] {
    return this.all.filter(({ status }) => status === 200);
  }

  /** Posts a new message. `withKey`: with an idempotency key, so that it may be repeated. */
  async send(url: string, withKey: boolean): Promise<Post> {
    const id = randomUUID();
    const name = names[this.all.length % names.length] ?? "";
    const fields = {
      name,
      email: `visitor-${id}@example.org`,
      phone: "+977 1 555 0100",
      message: `Drill ${id}\n\nBcc: everyone@elsewhere.example\nWe plan an access road. हामी सडक बनाउँदै छौँ।`,
      company: "Upper Valley Cooperative",
      country: "Nepal",
    };
    const key = withKey ? randomUUID() : undefined;
    const post: Post = { id, fields, key, status: undefined, retryAfter: null, startedAt: performance.now(), ms: 0 };
    this.all.push(post);
    return this.repeat(url, post);
  }

  /** Posts a message again, unchanged. */
  async repeat(url: string, post: Post): Promise<Post> {
    post.startedAt = performance.now();
    post.status = undefined;
    try {
      const answer = await fetch(`${url}/frontapi/contact${post.fields.name.startsWith("आ") ? "?locale=ne" : ""}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-requested-with": "XMLHttpRequest",
          ...fromElsewhere(),
          ...(post.key && { "idempotency-key": post.key }),
        },
        body: JSON.stringify(post.fields),
        signal: AbortSignal.timeout(patienceMs),
      });
      // Only a complete answer counts.
      await answer.json();
      post.status = answer.status;
      post.retryAfter = answer.headers.get("retry-after");
    } catch {
      // No answer: the outcome is unknown, as it is to the visitor.
    }
    post.ms = performance.now() - post.startedAt;
    return post;
  }

  /** Posts from `count` visitors at once until aborted; every `keyedEvery`th message has a key. */
  async keepSending(url: string, count: number, keyedEvery: number, until: AbortSignal): Promise<void> {
    const visitor = async () => {
      while (!until.aborted) await this.send(url, this.all.length % keyedEvery === 0);
    };
    await Promise.all(Array.from({ length: count }, visitor));
  }
}
