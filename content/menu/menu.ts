import { createHash } from "node:crypto";
import { type Locale, locales } from "@setu/contract/locale";
import { Menu } from "@setu/contract/menu";
import type { Payload } from "payload";
import { faqRows } from "../faqs/rows.ts";
import { footerLinksOf, identityOf } from "../firm/map-identity.ts";
import { accountsState, forumState } from "../members/community-settings.ts";
import { inLocale, type Localized, servedIn } from "../platform/reading/localized.ts";
import { readGlobal, readList } from "../platform/reading/public-read.ts";
import { storyRows } from "../stories/rows.ts";

/** The project menu, the header banner if it is switched on, and the firm's identity. */
export async function menu(payload: Payload, locale: Locale): Promise<Menu> {
  const [groups, banner, identity, offices, accounts, forum, stories, faqs] = await Promise.all([
    readList(payload, "project-groups", { depth: 0, sort: "_order", limit: 30 }),
    readGlobal(payload, "header-banner", { depth: 0 }),
    readGlobal(payload, "site-identity", { depth: 1 }),
    readList(payload, "offices", {
      select: { name: true, phone: true },
      depth: 0,
      sort: "_order",
      limit: 40,
    }),
    accountsState(payload),
    forumState(payload),
    storyRows(payload),
    faqRows(payload),
  ]);
  const bannerText = banner?.enabled ? inLocale(banner.description, locale) : "";
  return Menu.parse({
    menu: groups.map((group) => ({
      id: group.id,
      name: inLocale(group.name, locale),
      slug: group.slug,
      locale: servedIn(locale, group.name),
    })),
    header_banner: bannerText
      ? {
          id: bannerId(banner?.description),
          description: bannerText,
          locale: servedIn(locale, banner?.description),
        }
      : null,
    identity: identityOf(identity, locale),
    footer: {
      links: footerLinksOf(identity, locale).filter(({ address }) => !isClosed(address, { accounts, forum })),
      offices: offices.map(({ id, name, phone }) => ({
        id,
        name: inLocale(name, locale),
        phone: phone ?? null,
        locale: servedIn(locale, name),
      })),
      copyright: inLocale(identity?.copyright, locale),
      locale: servedIn(locale, identity?.copyright),
    },
    accounts,
    forum: forum !== "closed",
    stories: stories.length > 0,
    faqs: faqs.length > 0,
  } satisfies Menu);
}

const forumAddress = /^(?:\/ne)?\/(?:forum|discussion)(?![\w-])/;
const accountAddress = /^(?:\/ne)?\/(?:login|register|profile|forgot-password)(?![\w-])/;

/** Whether an editor's link leads to a part of the site that an owner has closed: its page is not found. */
const isClosed = (address: string, { accounts, forum }: { accounts: string; forum: string }): boolean =>
  (forum === "closed" && forumAddress.test(address)) || (accounts === "closed" && accountAddress.test(address));

/** The banner's id, made from its text in both languages: a visitor who has closed it in one does not see it in the other. */
const bannerId = (text: Localized): string =>
  createHash("sha256")
    .update(JSON.stringify(locales.map((locale) => text?.[locale] ?? "")))
    .digest("hex")
    .slice(0, 12);
