import type { FrontApi } from "@setu/contract/calls/front-api";
import { type Locale, localizedPath } from "@setu/contract/locale";
import type { Menu, MenuEntry } from "@setu/contract/menu";
import { pages } from "@setu/contract/pages";
import type { Crumb } from "../../head.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { PageContext } from "../../page-context.ts";
import { communityPages } from "../community-pages.ts";

export interface Nearest {
  title: string;
  pages: Crumb[];
}

interface Place extends Crumb {
  /** The words that people type to find it. */
  keys: string;
}

/** A page with less similarity has nothing to do with the address. */
const least = 0.45;
const most = 4;

type Page = Pick<PageContext, "locale" | "texts"> & { api: Pick<FrontApi, "menu"> };

/** Returns the suggestions for a path where there is nothing. If the menu fails to load, they are only the other pages. */
export async function nearestTo(path: string, { api, locale, texts }: Page): Promise<Nearest> {
  const frame = await api.menu(locale).catch(() => undefined);
  return { title: title[locale], pages: nearestPages(localizedPath(decoded(path), "en"), texts, frame) };
}

/**
 * Returns the pages whose addresses and names are most similar to an unknown address, best match first; if there are
 * none, the main pages.
 */
function nearestPages(path: string, texts: Texts, frame: Menu | undefined): Crumb[] {
  const places = [
    ...sitePlaces(texts),
    ...(frame?.menu ?? []).map(groupPlace),
    ...communityPages(texts, frame).map((page) => ({
      ...page,
      keys: communityKeys[page.href] ?? "",
    })),
  ];
  const asked = wordsOf(path);
  const ranked = places
    .map(({ keys, ...place }) => ({ place, likeness: likeness(asked, wordsOf(`${place.href} ${place.name} ${keys}`)) }))
    .filter((one) => one.likeness >= least)
    .sort((one, other) => other.likeness - one.likeness);
  const nearest = ranked.slice(0, most).map(({ place }) => place);
  return nearest.length > 0 ? nearest : mainPages(texts);
}

const title: Record<Locale, string> = {
  en: "You may be looking for",
  ne: "सम्भवतः तपाईंले खोज्नुभएको पृष्ठ",
};

const communityKeys: Record<string, string> = {
  [pages.forum.href()]: "discussion discussions board community",
  [pages.stories.href()]: "story impact testimonials case studies",
  [pages.faqs.href()]: "faqs question questions answers help",
};

const groupPlace = ({ name, slug }: MenuEntry): Place => ({
  name,
  href: pages.projectGroup.href({ project_slug: slug }),
  keys: "",
});

const mainPages = (texts: Texts): Crumb[] => [
  { name: texts.aboutUs, href: pages.about.href() },
  { name: texts.allProjects, href: pages.projects.href() },
  { name: texts.companyPages.notices, href: pages.notices.href() },
  { name: texts.careers, href: pages.careers.href() },
];

function sitePlaces(texts: Texts): Place[] {
  const place = (name: string, href: string, keys: string): Place => ({ name, href, keys });
  return [
    place(texts.aboutUs, pages.about.href(), "company profile history certificates organisation overview who we are"),
    place(texts.allProjects, pages.projects.href(), "work works references portfolio"),
    place(texts.ourServices, pages.home.href({}, "#services"), "service services sectors what we do"),
    place(texts.newsAndEvents, pages.newsList.href(), "blog press article articles event"),
    place(
      texts.companyPages.notices,
      pages.notices.href(),
      "tender tenders procurement bid bids eoi rfp result addendum",
    ),
    place(
      texts.companyPages.reports,
      pages.reports.href(),
      "publication publications report brochure download downloads",
    ),
    place(texts.careers, pages.careers.href(), "job jobs vacancy vacancies hiring apply application employment"),
    place(texts.companyPages.members, pages.members.href(), "team people staff employees personnel"),
    place(texts.companyPages.keyPersonnel, pages.keyPersonnel.href(), "leaders leadership management personnel ceo"),
    place(texts.boardMembers, pages.boardMembers.href(), "director directors chair governance"),
    place(
      texts.companyPages.albumCategories,
      pages.albumCategories.href(),
      "gallery galleries photo photos album pictures images",
    ),
    place(texts.contactUs, pages.home.href({}, "#contact"), "contact office offices address phone email enquiry"),
  ];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Mark}]+/u)
    .filter((word) => word.length > 2);

/** Returns the similarity of the words in an address to a page's, from 0 to 1: the first part of the address counts most. */
function likeness(asked: string[], words: string[]): number {
  let [sum, weights] = [0, 0];
  for (const [index, word] of asked.entries()) {
    const weight = 1 / (index + 1);
    weights += weight;
    sum += weight * Math.max(0, ...words.map((other) => overlap(word, other)));
  }
  return weights > 0 ? sum / weights : 0;
}

/** Returns Dice's coefficient of the letter pairs in two words: 1 if they are the same. */
function overlap(one: string, other: string): number {
  const [these, those] = [pairs(one), pairs(other)];
  const common = these.filter((pair) => those.includes(pair)).length;
  return (2 * common) / (these.length + those.length);
}

const pairs = (word: string): string[] => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
