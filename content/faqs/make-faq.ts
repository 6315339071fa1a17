import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { isPublished } from "../platform/store/published.ts";
import { among, runSql, sql } from "../platform/store/sql.ts";
import { questionIn } from "./without-personal-data.ts";

interface Asked {
  /** The message's id. */
  id: number;
  text: string;
  /** The names of its sender and the sender's company. */
  names: readonly string[];
  locale: Locale;
}

/** The id of the question made from a message, or undefined. */
export async function faqMadeOf(payload: Payload, message: number): Promise<number | undefined> {
  const [row] = await runSql(
    payload,
    sql`SELECT id FROM faqs WHERE message = ${message} AND deleted_at IS NULL ORDER BY id LIMIT 1`,
  );
  return row && Number(row["id"]);
}

/** Those of the messages from which a question was made that is published by now. */
export async function publishedFaqsOf(payload: Payload, messages: readonly number[]): Promise<Set<number>> {
  if (messages.length === 0) return new Set();
  const rows = await runSql(
    payload,
    sql`SELECT message FROM faqs WHERE message IN ${among(messages)} AND ${isPublished("faqs")}`,
  );
  return new Set(rows.map(({ message }) => Number(message)));
}

/** Returns the id of the draft made from a message, and makes it if it does not exist. An editor words it. */
export async function makeFaq(payload: Payload, { id, text, names, locale }: Asked): Promise<number> {
  const made = await faqMadeOf(payload, id);
  if (made) return made;
  const faq = await payload.create({
    collection: "faqs",
    data: { name: questionIn(text, names, locale), message: id, _status: "draft" },
    locale,
    draft: true,
    depth: 0,
    overrideAccess: true,
  });
  return Number(faq.id);
}
