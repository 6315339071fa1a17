import path from "node:path";
import { type Row, sqliteStore } from "../bulk/store.ts";
import { drawn } from "../bulk/vary.ts";

const repliesEach = 5;
const authors = 2000;
const minuteMs = 60_000;
const places = {
  en: ["Dolakha", "Gorkha", "Ilam", "Jumla", "Kaski", "Mugu", "Palpa", "Rasuwa", "Surkhet", "Taplejung"],
  ne: ["दोलखा", "गोरखा", "इलाम", "जुम्ला", "कास्की", "मुगु", "पाल्पा", "रसुवा", "सुर्खेत", "ताप्लेजुङ"],
};

/**
 * Fills the forum of a seeded site that is stopped: its public questions are copied until there are `questions`, each with five
 * replies, and older than the originals. Deterministic.
 */
export async function fillForum(dataDir: string, questions: number): Promise<void> {
  const store = sqliteStore(path.join(dataDir, "setu.db"));
  const posts = (await store.rows("forum_posts")).filter(({ state }) => state === "public");
  const originals = posts.filter(({ kind }) => kind === "question");
  const replies = posts.filter(({ kind }) => kind === "reply");
  const members = await store.rows("members");
  const lastMember = Math.max(...members.map(({ id }) => Number(id)));
  const newMembers = Array.from({ length: authors }, (_, number) => ({
    ...members[number % members.length],
    id: lastMember + 1 + number,
    public_id: `bench${number}`,
    email: `bench-${number}@example.org`,
    email_key: `bench-${number}@example.org`,
  }));
  await store.insert("members", newMembers);

  const all = await store.rows("forum_posts");
  let last = Math.max(...all.map(({ id }) => Number(id)));
  const oldest = Math.min(...originals.map((row) => Number(row["published_at"])));
  const rows: Row[] = [];
  const authorOf = (id: number) => lastMember + 1 + drawn(`author ${id}`, authors);
  for (let copy = 0; copy < questions - originals.length; copy += 1) {
    const original = originals[copy % originals.length] as Row;
    const place = places[original["lang"] as "en" | "ne"][drawn(`place ${copy}`, places.en.length)];
    const id = ++last;
    const askedAt = oldest - (copy + 1) * 20 * minuteMs;
    const own = Array.from({ length: repliesEach }, (_, turn) => ({
      ...(replies[drawn(`reply ${id} ${turn}`, replies.length)] as Row),
      id: ++last,
      discussion_id: id,
      author_id: authorOf(last),
      person_id: null,
      staff: 0,
      quoted: null,
      quote: null,
      published_at: askedAt + (turn + 1) * minuteMs,
      idempotency_key: null,
    }));
    const isSolved = copy % 3 === 0;
    rows.push(
      {
        ...original,
        id,
        author_id: authorOf(id),
        title: `${original["title"]} (${place} ${copy})`,
        published_at: askedAt,
        accepted: isSolved ? own[0]?.id : null,
        accepted_at: isSolved ? askedAt + 10 * minuteMs : null,
        idempotency_key: null,
      },
      ...own,
    );
  }
  await store.insert("forum_posts", rows);
  await store.close();
}
