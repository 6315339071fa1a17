import { setImmediate as nextTurn } from "node:timers/promises";
import type { Locale } from "@setu/contract/locale";
import type { NewsDetail } from "@setu/contract/news";
import type { NoticeDetail } from "@setu/contract/notices";
import { pages } from "@setu/contract/pages";
import type { SiteApi } from "../calls/site-api.ts";
import { escapeHtml } from "../http/escape.ts";
import { serverTexts } from "../http/server-texts.ts";
import { figureHtml, paragraphsHtml, type ReadAt, richTextHtml } from "./rich-text-html.ts";

/** An item of a feed. */
export interface Entry {
  path: string;
  title: string;
  summary: string;
  /** The full text, as HTML. */
  content: string;
  author: string;
  /** ISO 8601. */
  published: string;
  updated: string;
}

type Api = ReturnType<SiteApi["for"]>;

interface Feed {
  /** The page whose content the feed has: a path of the English tree. */
  path: string;
  entries: (api: Api, at: ReadAt) => Promise<Entry[]>;
  /** A post makes it stale. */
  isOfForum?: boolean;
}

/** Reads items one after the other, so that visitors are answered between two of them: programs ask for a feed after each publication. */
async function inTurn<Item>(items: { id: number }[], read: (id: string) => Promise<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for (const { id } of items) {
    await nextTurn();
    found.push(await read(String(id)));
  }
  return found;
}

/** The later of two instants. A vacancy that was published before it opens appears when it opens. */
const laterOf = (one: string, other: string): string => (Date.parse(one) < Date.parse(other) ? other : one);

/** The feeds, by the name in their address. */
export const feeds: Record<"news" | "notices" | "careers" | "forum", Feed> = {
  news: {
    path: pages.newsList.path,
    async entries(api, at) {
      const { featured, items } = await api.newsList(at.locale);
      const newestFirst = [...(featured ? [featured] : []), ...items];
      const details = await inTurn(newestFirst, (id) => api.newsItem(at.locale, { id }));
      return details.map((item) => ({
        path: pages.newsItem.href({ id: item.id }),
        title: item.name,
        summary: item.excerpt,
        content: newsHtml(item, at),
        author: item.created_by.name,
        published: item.created_at,
        updated: item.updated_at,
      }));
    },
  },
  notices: {
    path: pages.notices.path,
    async entries(api, at) {
      const { items } = await api.notices(at.locale, { status: "all" });
      const details = await inTurn(items, (id) => api.notice(at.locale, { id }));
      return details.map((item) => ({
        path: pages.notice.href({ id: item.id }),
        title: item.name,
        summary: [item.type_text, item.number, item.deadline?.text].filter(Boolean).join(" · "),
        content: noticeHtml(item, at),
        author: "",
        published: `${item.published.ad}T00:00:00+05:45`,
        updated: item.updated_at,
      }));
    },
  },
  careers: {
    path: pages.careers.path,
    async entries(api, at) {
      const { items } = await api.careers(at.locale);
      const details = await inTurn(items, (id) => api.vacancy(at.locale, { id }));
      return details.map((vacancy) => {
        const { id, name, ref, place, summary, deadline, extended_from: before, opens_at: published } = vacancy;
        const texts = [vacancy.duties, vacancy.must_have, vacancy.good_to_have].map((text) => richTextHtml(text, at));
        const closes = before ? serverTexts[at.locale].extended(deadline.text, before.text) : deadline.text;
        const facts = [ref, place, closes].filter(Boolean).join(" · ");
        return {
          path: pages.vacancy.href({ id }),
          title: name,
          summary: [ref, place, summary, closes].filter(Boolean).join(" · "),
          content: `<p>${escapeHtml(facts)}</p>${paragraphsHtml(summary ?? "")}${texts.join("")}`,
          author: "",
          published,
          updated: laterOf(published, vacancy.updated_at),
        };
      });
    },
  },
  forum: {
    path: pages.forum.path,
    isOfForum: true,
    async entries(api, { locale }) {
      const { items } = await api.forum(locale);
      return items.map(({ id, title, excerpt, author, asked, last }) => ({
        path: pages.discussion.href({ id }),
        title,
        summary: excerpt,
        content: paragraphsHtml(excerpt),
        author: author.name,
        published: asked.iso,
        updated: last.iso,
      }));
    },
  },
};

function newsHtml({ files, correction, description, body, locale }: NewsDetail, at: ReadAt): string {
  const [lead, ...others] = files.map((file) => figureHtml(file, at));
  const corrected = correction
    ? `<p><strong>${serverTexts[at.locale].correction}</strong></p>${paragraphsHtml(correction)}`
    : "";
  const text = paragraphsHtml(description) + richTextHtml(body, at);
  return `<div lang="${locale.served}">${lead ?? ""}${corrected}${text}${others.join("")}</div>`;
}

/** Returns a notice with its addenda: subscribers learn of an addendum from the same entry. */
function noticeHtml(notice: NoticeDetail, at: ReadAt): string {
  const { number, type_text: kind, deadline, body, addenda, how_to_submit: steps, locale } = notice;
  const facts = `<p>${escapeHtml([`${kind} · ${number}`, deadline?.text].filter(Boolean).join(" · "))}</p>`;
  const added = addenda.map(({ number: count, date, name, description, changes }) => {
    const title = `<h2>${escapeHtml(serverTexts[at.locale].addendum(count, date.text))}: ${escapeHtml(name)}</h2>`;
    const rows = changes.map(
      ({ what, before, after }) =>
        `<li>${escapeHtml(what)}: ${before ? `<del>${escapeHtml(before)}</del> ` : ""}<ins>${escapeHtml(after)}</ins></li>`,
    );
    return `${title}${paragraphsHtml(description ?? "")}${rows.length > 0 ? `<ul>${rows.join("")}</ul>` : ""}`;
  });
  return `<div lang="${locale.served}">${facts}${added.join("")}${richTextHtml(body, at)}${paragraphsHtml(steps ?? "")}</div>`;
}

/** Returns the title of a feed. */
export const feedTitle = (name: keyof typeof feeds, locale: Locale, firm: string): string =>
  `${serverTexts[locale].feeds[name]} · ${firm}`;
