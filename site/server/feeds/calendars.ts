import { type Locale, locales, localizedPath } from "@setu/contract/locale";
import type { NoticeSummary } from "@setu/contract/notices";
import { pages } from "@setu/contract/pages";
import type { FastifyInstance } from "fastify";
import type { SiteApi } from "../calls/site-api.ts";
import { encodedBody, sendEncoded } from "../http/encoded-body.ts";
import { failure } from "../http/failures.ts";
import { cachePolicy } from "../http/headers.ts";
import { serverTexts } from "../http/server-texts.ts";

interface Options {
  api: SiteApi;
  publicOrigin: string;
}

const calendarType = "text/calendar; charset=utf-8";

/** Adds `/feeds/notices.ics`, the calendar of deadlines, and `/feeds/notices/{id}.ics`, a single one (RFC 5545). */
export function calendarRoutes(app: FastifyInstance, { api, publicOrigin }: Options): void {
  for (const locale of locales) {
    const calendar = (notices: NoticeSummary[], firm: string) =>
      calendarOf(notices, { locale, origin: publicOrigin, name: `${serverTexts[locale].feeds.notices} · ${firm}` });

    app.get(localizedPath("/feeds/notices.ics", locale), async (request, reply) => {
      const calls = api.for(request.ip);
      const [items, { identity }] = await Promise.all([openNotices(calls, locale), calls.menu(locale)]);
      reply.header("cache-control", cachePolicy.page);
      return sendEncoded(request, reply, encodedBody(calendar(items, identity.name), calendarType));
    });

    app.get<{ Params: { id: string } }>(
      localizedPath("/feeds/notices/:id(^\\d+).ics", locale),
      async (request, reply) => {
        const calls = api.for(request.ip);
        const [notice, { identity }] = await Promise.all([calls.notice(locale, request.params), calls.menu(locale)]);
        if (!notice.deadline) throw failure("notFound", locale);
        reply.header("cache-control", cachePolicy.page);
        reply.header("content-disposition", `attachment; filename="notice-${notice.id}.ics"`);
        return sendEncoded(request, reply, encodedBody(calendar([notice], identity.name), calendarType));
      },
    );
  }
}

/** Reads all pages of the list of open notices. */
async function openNotices(api: ReturnType<SiteApi["for"]>, locale: Locale): Promise<NoticeSummary[]> {
  const first = await api.notices(locale);
  const others = Array.from({ length: first.page.last - 1 }, (_, index) => String(index + 2));
  const lists = await Promise.all(others.map((page) => api.notices(locale, { page })));
  return [first, ...lists].flatMap(({ items }) => items);
}

interface About {
  locale: Locale;
  origin: string;
  name: string;
}

function calendarOf(notices: NoticeSummary[], { name, ...about }: About): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Setu//Notices//EN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${text(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    ...notices.flatMap((notice) => eventOf(notice, about)),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** Returns the event of a notice's deadline; empty without one. */
function eventOf(notice: NoticeSummary, { locale, origin }: Pick<About, "locale" | "origin">): string[] {
  const { id, number, name: title, type_text: kind, status, updated_at: updated, deadline } = notice;
  if (!deadline) return [];
  const address = origin + localizedPath(pages.notice.href({ id }), locale);
  const [end, changed] = [moment(deadline.at), moment(updated)];
  // A vacancy that is filled or withdrawn closes its notice before the deadline.
  const isOff = status === "cancelled" || (status === "closed" && !deadline.closed);
  const prefix = status === "cancelled" ? "cancelled" : isOff ? "closed" : "closes";
  const summary = serverTexts[locale][prefix](title);
  return [
    "BEGIN:VEVENT",
    // The same in both languages, so that a subscriber to both calendars sees it once.
    `UID:notice-${id}@${new URL(origin).hostname}`,
    // Not the time of the request: the same notices give the same bytes. RFC 5545 makes it equal to LAST-MODIFIED in a
    // calendar with a method.
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequenceOf(updated)}`,
    `STATUS:${isOff ? "CANCELLED" : "CONFIRMED"}`,
    // Without an end it is a moment (RFC 5545, 3.6.1): an end must be later than the start (3.8.2.2).
    `DTSTART:${end}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(`${kind} · ${number}\n${deadline.text}\n${address}`)}`,
    `URL:${address}`,
    ...(isOff ? [] : alarm(summary)),
    "END:VEVENT",
  ];
}

/** On the day before, when a bid can still be submitted. */
const alarm = (summary: string): string[] => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  "TRIGGER:-P1D",
  `DESCRIPTION:${text(summary)}`,
  "END:VALARM",
];

const firstSequence = Date.UTC(2020, 0, 1);

/**
 * Returns a number that grows with every change to the notice (RFC 5545, 3.8.7.4): a calendar that has imported the notice moves
 * its entry only for a higher one. In seconds, which fit into its 31 bits until 2088.
 */
const sequenceOf = (updated: string): number => Math.floor((Date.parse(updated) - firstSequence) / 1000);

/** Returns an instant in UTC: "20261214T111500Z". */
const moment = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** RFC 5545, 3.3.11: a tab is the only control character allowed in a text, and line ends are escaped. */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(controls, "");
// biome-ignore lint/suspicious/noControlCharactersInRegex: a lone CR would begin a new line
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Folds lines at 75 octets, never inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const rows = [""];
  let octets = 0;
  for (const letter of line) {
    const length = Buffer.byteLength(letter);
    if (octets + length > 74) {
      rows.push("");
      octets = 0;
    }
    rows[rows.length - 1] += letter;
    octets += length;
  }
  return rows.join("\r\n ");
}
