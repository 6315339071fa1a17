import { localeOf, localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { Payload, Where } from "payload";
import { faqMadeOf, publishedFaqsOf } from "../../faqs/make-faq.ts";
import { replyOf } from "../../faqs/reply.ts";
import { isPublished } from "../../platform/store/published.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { storedRow } from "../../platform/store/stored-row.ts";
import { readEnquirySettings } from "../settings.ts";
import { answersTo, withFailedAnswer } from "./answer-message.ts";
import { assignees } from "./handle-message.ts";
import { hasSender, isOverdue, isWaiting, type MessageState, messageStates } from "./message-states.ts";
import type { StoredAnswer, StoredMessage } from "./stored-message.ts";

/** The inbox's tabs: a state, the user's own messages, or all. */
export const inboxTabs = [...messageStates, "mine", "all"] as const;
export type InboxTab = (typeof inboxTabs)[number];

const perPage = 25;

interface Asked {
  tab: InboxTab;
  words: string;
  page: number;
  user: { id: number | string };
}

export interface InboxRow {
  message: StoredMessage;
  overdue: boolean;
  /** Whether one of its mails could not be sent. */
  mailFailed: boolean;
  assignee: string | null;
  /** Whether it waits, and the FAQ that was made of it is published and can be sent as the answer. */
  isInFaqs: boolean;
}

export interface Inbox {
  rows: InboxRow[];
  counts: Record<InboxTab, number>;
  /** The number of overdue messages in all tabs. */
  overdue: number;
  page: { current: number; last: number; total: number };
}

function whereOf({ tab, words, user }: Asked): Where {
  const parts: Where[] = [{ erasedAt: { exists: false } }];
  if (tab === "mine") parts.push({ assignee: { equals: user.id } }, { state: { in: ["new", "assigned"] } });
  else if (tab !== "all") parts.push({ state: { equals: tab } });
  if (words) {
    const text = ["name", "company", "email", "message"].map((name) => ({ [name]: { like: words } }));
    // The reference as in mails: M-000123.
    const [, number] = /^(?:M-?)?0*([1-9]\d{0,8})$/i.exec(words.trim()) ?? [];
    parts.push({ or: number ? [...text, { id: { equals: Number(number) } }] : text });
  }
  return { and: parts };
}

/** Reads a page of the inbox: waiting messages with the longest waiting first, others with the latest first. */
export async function readInbox(payload: Payload, asked: Asked, now = new Date()): Promise<Inbox> {
  const waits = asked.tab === "new" || asked.tab === "assigned" || asked.tab === "mine";
  const [found, settings, people, failed, counts] = await Promise.all([
    payload.find({
      collection: "contact-messages",
      where: whereOf(asked),
      sort: waits ? "createdAt" : "-createdAt",
      limit: perPage,
      page: asked.page,
      depth: 0,
      overrideAccess: true,
    }),
    readEnquirySettings(payload, "en"),
    assignees(payload),
    withFailedAnswer(payload),
    asked.words ? countsOfSearch(payload, asked) : countsFor(payload, asked.user.id),
  ]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const inFaqs = await publishedFaqsOf(
    payload,
    found.docs.map(({ id }) => Number(id)),
  );
  return {
    rows: (found.docs as StoredMessage[]).map((message) => ({
      message,
      overdue: isOverdue(message, settings.overdueAfterHours, now),
      mailFailed:
        message.firmMail.state === "failed" || message.senderMail.state === "failed" || failed.has(message.id),
      assignee: message.assignee === null ? null : (names.get(message.assignee) ?? null),
      isInFaqs: isWaiting(message.state) && hasSender(message) && inFaqs.has(message.id),
    })),
    counts,
    overdue: await overdueCount(payload, settings.overdueAfterHours, now),
    page: { current: found.page ?? 1, last: Math.max(1, found.totalPages), total: found.totalDocs },
  };
}

/** How many messages the search finds in each tab. */
async function countsOfSearch(payload: Payload, asked: Asked): Promise<Record<InboxTab, number>> {
  const counts = await Promise.all(
    inboxTabs.map(async (tab) => {
      const where = whereOf({ ...asked, tab });
      const { totalDocs } = await payload.count({ collection: "contact-messages", where, overrideAccess: true });
      return [tab, totalDocs] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<InboxTab, number>;
}

async function countsFor(payload: Payload, user: number | string): Promise<Record<InboxTab, number>> {
  const rows = await runSql(
    payload,
    sql`SELECT state, assignee_id AS assignee, count(*) AS count FROM contact_messages
        WHERE erased_at IS NULL GROUP BY state, assignee_id`,
  );
  const counted = rows.map(({ state, assignee, count }) => ({ state, assignee, count: Number(count) }));
  const sum = (of: (row: (typeof counted)[number]) => boolean) =>
    counted.filter(of).reduce((total, { count }) => total + count, 0);
  const states = messageStates.map((state) => [state, sum((row) => row.state === state)] as const);
  return {
    ...(Object.fromEntries(states) as Record<MessageState, number>),
    mine: sum((row) => String(row.assignee) === String(user) && (row.state === "new" || row.state === "assigned")),
    all: sum(() => true),
  };
}

async function overdueCount(payload: Payload, hours: number, now: Date): Promise<number> {
  const before = new Date(now.getTime() - hours * 3_600_000).toISOString();
  const [row] = await runSql(
    payload,
    sql`SELECT count(*) AS count FROM contact_messages
        WHERE erased_at IS NULL AND state IN ('new', 'assigned') AND email <> '' AND created_at < ${before}`,
  );
  return Number(row?.["count"] ?? 0);
}

export interface OpenMessage {
  message: StoredMessage;
  answers: StoredAnswer[];
  people: { id: number; name: string }[];
  overdue: boolean;
  closing: string;
  /** The project that the message names; null if it names none. */
  project: { name: string; address: string } | null;
  /** The FAQ that a reader's feedback is about. */
  about: FaqName | null;
  /** The FAQ that was created from the message, and its answer as a reply to the visitor once it is published. */
  faq: (FaqName & { reply: string | null }) | null;
}

interface FaqName {
  id: number;
  question: string;
  /** Its public address; null while it is a draft. */
  address: string | null;
}

/** Reads one message with all data of its page. `locale` is the screen's; the closing is in the visitor's language. */
export async function readMessage(
  payload: Payload,
  id: number,
  locale: "en" | "ne",
  now = new Date(),
): Promise<OpenMessage | undefined> {
  const message = await storedRow<StoredMessage>(payload, "contact-messages", "id", id);
  if (!message || message.erasedAt) return undefined;
  const [answers, people, settings, project, about, made] = await Promise.all([
    answersTo(payload, id),
    assignees(payload),
    readEnquirySettings(payload, localeOf(message.locale)),
    projectNamedIn(payload, message.message, locale),
    message.faq ? faqNamed(payload, message.faq, locale) : null,
    faqMadeOf(payload, id),
  ]);
  const overdue = isOverdue(message, settings.overdueAfterHours, now);
  const faq = made ? await faqMade(payload, made, localeOf(message.locale)) : null;
  return { message, answers, people, overdue, closing: settings.closing, project, about, faq };
}

async function faqMade(payload: Payload, id: number, visitors: "en" | "ne"): Promise<OpenMessage["faq"]> {
  const [faq, reply] = await Promise.all([faqNamed(payload, id, visitors), replyOf(payload, id, visitors)]);
  return faq && { ...faq, reply };
}

async function faqNamed(payload: Payload, id: number, locale: "en" | "ne"): Promise<FaqName | null> {
  const { docs } = await payload.find({
    collection: "faqs",
    where: { id: { equals: id } },
    select: { name: true, _status: true },
    locale,
    fallbackLocale: locale === "en" ? "ne" : "en",
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const [found] = docs;
  if (!found) return null;
  const address = found._status === "published" ? localizedPath(pages.faqs.href({}, `#faq-${id}`), locale) : null;
  return { id, question: String(found.name ?? ""), address };
}

/**
 * Finds the project that a message names by number, or by name if it has no number. The link on a project's page fills in such a
 * text, and other messages often contain one.
 */
async function projectNamedIn(payload: Payload, text: string, locale: "en" | "ne"): Promise<OpenMessage["project"]> {
  const [named] = await runSql(
    payload,
    sql`SELECT projects.id AS id FROM projects LEFT JOIN projects_locales ON projects_locales._parent_id = projects.id
        WHERE ${isPublished("projects")}
          AND ((length(projects.code) > 3 AND ${text} LIKE '%' || projects.code || '%')
            OR (length(projects_locales.name) > 8 AND ${text} LIKE '%' || projects_locales.name || '%'))
        ORDER BY length(projects_locales.name) DESC LIMIT 1`,
  );
  if (!named) return null;
  const id = Number(named["id"]);
  const found = await payload.findByID({
    collection: "projects",
    id,
    locale,
    fallbackLocale: locale === "en" ? "ne" : "en",
    depth: 0,
    select: { name: true },
    overrideAccess: true,
  });
  // The page finds a project by its id only, and redirects to the address with its group's name.
  const path = pages.project.href({ project_slug: "-", childId: id });
  return { name: String(found.name ?? ""), address: localizedPath(path, locale) };
}
