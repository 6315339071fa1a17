import path from "node:path";
import type { CollectionSlug, Config, GlobalSlug } from "payload";
import { contentConfig } from "../content/config.ts";
import { readEnvironment } from "../content/environment.ts";
import { recordDiscussions } from "../content/forum/revision.ts";
import { openContent } from "../content/open.ts";
import { runSql, sql } from "../content/platform/store/sql.ts";
import { withRowIds } from "../content/seed/languages.ts";
import { locales } from "../contract/locale.ts";
import { buildSite } from "../site/server/app.ts";
import { fillFields } from "./secrecy/fill-fields.ts";
import { xssPayloads } from "./xss-payloads.ts";

/**
 * A separate site whose texts all contain markup and scripts that browsers might run (safety, T8). It listens on a free
 * port, prints its address and the ids of its items on its first line, and runs until it is killed.
 */
type Fields = Record<string, unknown>;

const env = readEnvironment(
  { DATA_DIR: process.env["DATA_DIR"], NODE_ENV: "test", ADMIN: "off" },
  path.join(import.meta.dirname, ".."),
);
const content = await openContent(env);
const config: Config = contentConfig(env);
const { payload } = content;

/** As many payloads as fit into a field, starting where the previous field ended: fields differ, and all are used. */
let next = 0;
function attack(longest: number): string {
  let text = "";
  for (let tried = 0; tried < xssPayloads.length; tried += 1, next = (next + 1) % xssPayloads.length) {
    const one = xssPayloads[next] ?? "";
    // A database refuses NUL.
    if (one.includes("\0")) continue;
    if (text.length + one.length + 1 > longest) break;
    text += `${one}\n`;
  }
  return text || "<b onclick=alert(1)>";
}

/** Texts to try for a field; for fields that accept only addresses or years, the worst valid ones. */
const texts = (_: string, field: object) => {
  next += 1;
  const longest = Math.min("maxLength" in field ? Number(field.maxLength) : 3000, 3000);
  return [
    attack(longest),
    `xss-${next}`,
    "https://example.com/'><svg/onload=alert(1)>",
    "https://example.com/alert(1)",
    '"><svg/onload=alert(1)>@example.com',
    `alert${next}@example.com`,
    "2079-80",
    "<b>",
  ];
};

const ids = new Map<string, number>();
for (const { slug } of config.collections ?? []) {
  const { docs } = await payload.find({ collection: slug as CollectionSlug, limit: 1, depth: 0, sort: "id" });
  if (docs[0]) ids.set(slug, Number(docs[0].id));
}
const related = (slug: string) => ids.get(slug) ?? 0;
// `confidential` and `left` would hide the other fields.
const day = 86_400_000;
const given = {
  confidential: false,
  left: false,
  released: true,
  // A vacancy must be open, with a later date for answers.
  filled: false,
  opensAt: new Date(Date.now() - 2 * day).toISOString(),
  closesAt: new Date(Date.now() + 20 * day).toISOString(),
  answerBy: new Date(Date.now() + 40 * day).toISOString(),
};
const isOpen = ({ slug, versions }: { slug: string; versions?: unknown }) =>
  Boolean(versions) || slug === "documents" || slug === "media";

const roles = [
  { kind: "board", title: "<img src=x onerror=alert(1)>", representing: "<svg/onload=alert(1)>" },
  { kind: "key", title: "<script>alert(1)</script>" },
  { kind: "team", title: "'><script>alert(1)</script>" },
];

for (const { slug, fields, upload } of (config.collections ?? []).filter(isOpen)) {
  const collection = slug as CollectionSlug;
  const data = (): Fields =>
    fillFields(fields, { texts, related, given: { ...given, roles, decorative: false }, rows: 3 });
  const drafted = upload ? {} : { draft: true };
  let stored: Fields | undefined;
  for (const locale of locales) {
    const fresh = data();
    const id = stored?.["id"] ?? (upload ? related(slug) : undefined);
    const options = { collection, locale, depth: 0, ...drafted };
    stored = (id
      ? await payload.update({ ...options, id: Number(id), data: withRowIds(fresh, stored ?? {}) })
      : await payload.create({ ...options, data: fresh })) as unknown as Fields;
  }
  // Some items may be published only when they are complete in both languages.
  const id = Number(stored?.["id"]);
  if (!upload) await payload.update({ collection, id, data: { _status: "published" }, depth: 0 });
  ids.set(slug, id);
}

for (const { slug, fields } of config.globals ?? []) {
  let stored: Fields = {};
  for (const locale of locales) {
    const data = withRowIds({ ...fillFields(fields, { texts, related, rows: 3 }), _status: "published" }, stored);
    stored = (await payload.updateGlobal({ slug: slug as GlobalSlug, data, locale, depth: 0 })) as Fields;
  }
}

/** A closed discussion whose title, texts, quote, reason and author's name are hostile: posts are no editorial content. */
async function attackForum(): Promise<number> {
  const [member] = await runSql(
    payload,
    sql`INSERT INTO members (public_id, name, email, email_key, password_hash, epoch, state, locale, terms_version, link_key)
        VALUES ('attacker', ${attack(60)}, 'xss@example.org', 'xss@example.org', '', 0, 'active', 'en', 1, 'x') RETURNING id`,
  );
  const now = Date.now();
  const post = async (kind: "question" | "reply", fields: { discussion?: number; at: number }) => {
    const quote = fields.discussion ? attack(300) : null;
    const [row] = await runSql(
      payload,
      sql`INSERT INTO forum_posts (kind, discussion_id, author_id, staff, category_id, lang, title, text, quoted, quote, state,
            published_at, edited_at, closed, muted, moves)
          VALUES (${kind}, ${fields.discussion ?? null}, ${Number(member?.["id"])}, FALSE, ${related("forum-categories")}, 'en',
            ${attack(150)}, ${attack(8000)}, ${fields.discussion ?? null}, ${quote}, 'public', ${fields.at}, ${fields.at},
            ${fields.discussion ? null : attack(300)}, FALSE, 0) RETURNING id`,
    );
    return Number(row?.["id"]);
  };
  const question = await post("question", { at: now });
  const replies = [];
  // Enough that each payload is in one of them.
  for (let turn = 1; turn <= 4; turn += 1) replies.push(await post("reply", { discussion: question, at: now + turn }));
  await runSql(
    payload,
    sql`UPDATE forum_posts SET accepted = ${replies[0]}, accepted_at = ${now} WHERE id = ${question}`,
  );
  await recordDiscussions(payload, [question]);
  return question;
}
ids.set("forum-posts", await attackForum());

const app = await buildSite(env, content);
const origin = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`${JSON.stringify({ origin, ids: Object.fromEntries(ids) })}\n`);
