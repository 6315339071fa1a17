import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { NoticeDetail, NoticeList } from "@setu/contract/notices";
import type { Payload } from "payload";
import { firstOf } from "../platform/reading/first-of.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { keptRows } from "../platform/reading/kept-rows.ts";
import { type Facet, listing } from "../platform/reading/listing.ts";
import { idOf, readByIds, readOne } from "../platform/reading/public-read.ts";
import { noticeAlertChoices } from "./alert-choices.ts";
import { type NoticeDoc, noticeDetailOf, noticeOf } from "./map-notice.ts";
import { closingTime, type NoticeDates, noticeDates, noticeStatus, noticesChangeAt, vacancyIn } from "./status.ts";
import { noticeTypeWords } from "./types.ts";

const perPage = 20;
/** The number of closed notices to show when none is open. */
const lastClosed = 3;

interface Row extends NoticeDates {
  id: number;
  type: NoticeDoc["type"];
  /** The vacancy that it announces, published or not. */
  vacancy: number | null;
}

/** All published notices, newest first. */
export const noticeRows = keptRows<Row>({
  collection: "notices",
  table: "notices",
  compare: (a, b) => Date.parse(b.publishedOn) - Date.parse(a.publishedOn) || b.id - a.id,
  uses: { vacancies: ({ vacancy }) => (vacancy === null ? [] : [vacancy]) },
  async read(payload, ids) {
    const docs = await readByIds(payload, "notices", ids, {
      select: { type: true, publishedOn: true, deadline: true, withdrawn: true, vacancy: true },
      depth: 1,
    });
    return docs.map((doc) => {
      const vacancy = vacancyIn(doc) ?? null;
      return { ...noticeDates(doc), id: doc.id, type: doc.type, vacancy: isRead(vacancy) ? vacancy.id : vacancy };
    });
  },
});

const tabs = ["open", "closed", "all"] as const;
type Tab = (typeof tabs)[number];

function tabOf(status: string | undefined): Tab {
  const tab = status ? tabs.find((name) => name === status) : "open";
  if (!tab) throw new FrontApiError("badRequest", "");
  return tab;
}

const typeFacet = (locale: Locale): Facet<Row> => ({
  key: "type",
  label: { en: "Type", ne: "प्रकार" }[locale],
  valuesOf: (row) => [row.type],
  labelOf: (value) => noticeTypeWords[value as Row["type"]]?.[locale],
});

/** Whether a notice is in a tab. Cancelled notices count as closed: nobody can answer them any more. */
const isIn = (tab: Tab, row: Row, now: Date) =>
  tab === "all" || (noticeStatus(row, now) === "open") === (tab === "open");

/** Orders open notices: those that close first, then those without a deadline, newest first. */
const bySoonest = (a: Row, b: Row) =>
  Number(!a.deadline) - Number(!b.deadline) || (closingTime(a) - closingTime(b)) * (a.deadline ? 1 : -1);

/** The firm's notices: open, closed, or all of them. */
export async function notices(
  payload: Payload,
  locale: Locale,
  query: ReadParameters,
  now = new Date(),
): Promise<NoticeList> {
  const tab = tabOf(query["status"]);
  const all = await noticeRows(payload);
  const inTab = all.filter((row) => isIn(tab, row, now));
  const rows = tab === "open" ? inTab.toSorted(bySoonest) : inTab;
  const found = listing({ rows, facets: [typeFacet(locale)], query, perPage });
  const ofType = query["type"] ? all.filter((row) => row.type === query["type"]) : all;
  const count = (name: Tab) => ofType.filter((row) => isIn(name, row, now)).length;
  const lately = () =>
    firstOf(
      ofType.filter((row) => isIn("closed", row, now)),
      lastClosed,
      (a, b) => closingTime(b) - closingTime(a),
    );
  const read = async (wanted: Row[]) => {
    const ids = wanted.map(({ id }) => id);
    return (await readByIds(payload, "notices", ids, { depth: 2 })).map((doc) => noticeOf(doc, locale, now));
  };
  return NoticeList.parse({
    items: await read(found.rows),
    filters: found.filters,
    page: found.page,
    counts: { open: count("open"), closed: count("closed"), all: count("all") },
    recently_closed: tab === "open" && found.page.total === 0 ? await read(lately()) : [],
    alert_choices: noticeAlertChoices(locale),
    fresh_until: noticesChangeAt(all, now),
  } satisfies NoticeList);
}

/** One notice in full. Rejects with `notFound` if no such notice is published. */
export async function notice(
  payload: Payload,
  locale: Locale,
  { id }: ReadParameters,
  now = new Date(),
): Promise<NoticeDetail> {
  const doc = await readOne(payload, "notices", { where: { id: { equals: idOf(id) } }, depth: 2 });
  if (!doc) throw new FrontApiError("notFound", "");
  return NoticeDetail.parse(noticeDetailOf(doc, locale, now) satisfies NoticeDetail);
}
