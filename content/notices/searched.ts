import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { searchedFiles } from "../platform/files/documents/text/searched-files.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { plainTextOf } from "../platform/text/rich-text.ts";
import { inBoth, namesOf, type SearchDocument, type SearchSource } from "../search/source.ts";
import { type NoticeDoc, noticeDetailOf } from "./map-notice.ts";
import { closingTime, noticeDates, vacancyIn } from "./status.ts";

/** Notices with their addenda, questions and answers. */
export const searchedNotices: SearchSource = {
  collection: "notices",
  read: async (payload, ids) => {
    const docs = await readByIds(payload, "notices", ids, { depth: 1 });
    return Promise.all(docs.map((doc) => documentOf(payload, doc)));
  },
};

/** When it closed or will close. One that is cancelled, or whose vacancy is filled or gone, has closed already. */
function closesAt(doc: NoticeDoc): string {
  const dates = noticeDates(doc);
  return dates.withdrawn || dates.isVacancyGone ? doc.publishedOn : new Date(closingTime(dates)).toISOString();
}

const documentOf = async (payload: Payload, doc: NoticeDoc): Promise<SearchDocument> => ({
  name: `notices/${doc.id}`,
  kind: "notice",
  path: pages.notice.href({ id: doc.id }),
  date: doc.publishedOn,
  closes: closesAt(doc),
  uses: [
    ...[doc, ...(doc.addenda ?? [])].flatMap(({ documents }) => namesOf("documents", documents)),
    ...namesOf("vacancies", vacancyIn(doc)),
  ],
  files: await searchedFiles(payload, (locale) => {
    const { files, addenda } = noticeDetailOf(doc, locale, new Date());
    return [...files, ...addenda.flatMap((addendum) => addendum.files)];
  }),
  texts: inBoth((locale) => textsOf(doc, locale)),
});

/** Other words by which visitors look for notices of a type. */
const otherWords: Partial<Record<NoticeDoc["type"], Record<"en" | "ne", string>>> = {
  procurement: { en: "tender bid", ne: "बोलपत्र" },
  agm: { en: "AGM shareholders", ne: "सेयरधनी" },
};

function textsOf(doc: NoticeDoc, locale: "en" | "ne") {
  const notice = noticeDetailOf(doc, locale, new Date());
  return {
    title: notice.name,
    names: [notice.number, notice.type_text, ...notice.addenda.map(({ name }) => name)],
    lookedUpBy: [otherWords[doc.type]?.[locale]],
    body: [
      plainTextOf(notice.body),
      notice.how_to_submit,
      notice.cancellation_reason,
      ...notice.key_dates.map(({ name, date }) => `${name}: ${date.text}`),
      ...notice.qa.flatMap(({ question, answer }) => [question, answer]),
      ...notice.addenda.flatMap(({ description, changes }) => [
        description,
        ...changes.map(({ what, before, after }) => `${what}: ${before} → ${after}`),
      ]),
      ...notice.files.map(({ name }) => name),
      ...(notice.contact ? [notice.contact.name, notice.contact.phone, notice.contact.email] : []),
      notice.published.text,
      notice.deadline?.text,
    ],
    served: notice.locale.served,
  };
}
