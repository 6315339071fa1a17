import type { ComplaintFigures } from "../complaints/complaint-figures.ts";
import type { ComplaintForm } from "../complaints/complaints.ts";
import type { FaqList } from "../faqs/faqs.ts";
import type { About } from "../firm/about.ts";
import type { WhoWeAreDetail } from "../firm/who-we-are.ts";
import type { Discussion, ForumCategories, ForumList, SimilarQuestions } from "../forum/forum.ts";
import type { AlbumCategoryList, AlbumList, Gallery } from "../galleries.ts";
import type { Home } from "../home.ts";
import type { LegalChanges, LegalText } from "../legal.ts";
import type { Locale } from "../locale.ts";
import type { Menu } from "../menu.ts";
import type { NewsDetail, NewsList } from "../news.ts";
import type { NoticeDetail, NoticeList } from "../notices.ts";
import { filledPath, pages } from "../pages.ts";
import type { BoardMembers, KeyPersonnel, MemberList, PersonDetail } from "../people.ts";
import type { ProjectDetail, ProjectGroupPage, ProjectList } from "../projects.ts";
import type { Report, ReportList } from "../reports.ts";
import type { SearchPage } from "../search/results.ts";
import type { Suggestions } from "../search/suggestions.ts";
import type { ServiceDetail } from "../services.ts";
import type { StoryDetail, StoryList } from "../stories/stories.ts";
import type { CareersAvailability, CareersList, VacancyDetail } from "../vacancies.ts";
import { frontApiBase } from "./paths.ts";

/** Parameters from an address, unparsed: each operation parses its own. */
export type ReadParameters = Readonly<Record<string, string | undefined>>;

/**
 * The calls that read, one noun each. All of them reject with a FrontApiError: `notFound` for an item that
 * does not exist or is not published, `badRequest` for parameters that make no sense.
 */
export interface Reads {
  /** Everything the home page shows. */
  home(locale: Locale): Promise<Home>;
  /** The project menu, the header banner and the footer. */
  menu(locale: Locale): Promise<Menu>;
  /** An article about the firm, by `id`. */
  whoWeAre(locale: Locale, parameters: ReadParameters): Promise<WhoWeAreDetail>;
  /** The firm as a whole. */
  about(locale: Locale): Promise<About>;
  /** One service with the people who do it, by `id`. */
  service(locale: Locale, parameters: ReadParameters): Promise<ServiceDetail>;
  /** The team, by name. */
  members(locale: Locale, parameters?: ReadParameters): Promise<MemberList>;
  /** The firm's leaders, in the editors' order. */
  keyPersonnel(locale: Locale): Promise<KeyPersonnel>;
  /** The current board and its past members. */
  boardMembers(locale: Locale): Promise<BoardMembers>;
  /** One person, by `id`; `gone` for one who has left. */
  person(locale: Locale, parameters: ReadParameters): Promise<PersonDetail>;
  /** Reports and documents, by fiscal year. */
  reports(locale: Locale, parameters?: ReadParameters): Promise<ReportList>;
  /** One report, by `id`. */
  report(locale: Locale, parameters: ReadParameters): Promise<Report>;
  /** Notices that are open, closed, or all of them. */
  notices(locale: Locale, parameters?: ReadParameters): Promise<NoticeList>;
  /** One notice, by `id`. */
  notice(locale: Locale, parameters: ReadParameters): Promise<NoticeDetail>;
  /** The open vacancies, and how the firm hires. */
  careers(locale: Locale, parameters?: ReadParameters): Promise<CareersList>;
  /** Whether a vacancy, or any, takes applications, and the alternatives. */
  careersAvailability(locale: Locale, parameters?: ReadParameters): Promise<CareersAvailability>;
  /** One vacancy, by `id`. */
  vacancy(locale: Locale, parameters: ReadParameters): Promise<VacancyDetail>;
  /** News and events, newest first. */
  newsList(locale: Locale, parameters?: ReadParameters): Promise<NewsList>;
  /** One news item, by `id`. */
  newsItem(locale: Locale, parameters: ReadParameters): Promise<NewsDetail>;
  /** The categories of photo albums. */
  albumCategories(locale: Locale): Promise<AlbumCategoryList>;
  /** The albums of one category, by `id`. */
  albums(locale: Locale, parameters: ReadParameters): Promise<AlbumList>;
  /** One album with its photos, by `id`. */
  gallery(locale: Locale, parameters: ReadParameters): Promise<Gallery>;
  /** The privacy policy or the terms, by `kind`: the version in force, or the one that `version` numbers. */
  legal(locale: Locale, parameters: ReadParameters): Promise<LegalText>;
  /** The changes between two versions of a legal text. */
  legalChanges(locale: Locale, parameters: ReadParameters): Promise<LegalChanges>;
  /** Frequently asked questions, by group. */
  faqs(locale: Locale, parameters?: ReadParameters): Promise<FaqList>;
  /** The matters to complain about here, and the other authorities. */
  complaints(locale: Locale): Promise<ComplaintForm>;
  /** How many complaints came by fiscal year, and what became of them. */
  complaintFigures(locale: Locale): Promise<ComplaintFigures>;
  /** The forum's questions, in one of their views; `notFound` while it is closed. */
  forum(locale: Locale, parameters?: ReadParameters): Promise<ForumList>;
  /** Its subjects. */
  forumCategories(locale: Locale): Promise<ForumCategories>;
  /** Questions like the one that somebody is typing, by `title`. */
  similarQuestions(locale: Locale, parameters?: ReadParameters): Promise<SimilarQuestions>;
  /** A question with its replies, by `id`. */
  discussion(locale: Locale, parameters: ReadParameters): Promise<Discussion>;
  /** The projects, in one of their views. */
  projects(locale: Locale, parameters?: ReadParameters): Promise<ProjectList>;
  /** The projects of one menu entry, by `project_slug`, or by `menu_id` or a project's `content_id` instead. */
  projectGroup(locale: Locale, parameters: ReadParameters): Promise<ProjectGroupPage>;
  /** One project, by `childId`. */
  project(locale: Locale, parameters: ReadParameters): Promise<ProjectDetail>;
  /** Success stories, by `sector`. */
  stories(locale: Locale, parameters?: ReadParameters): Promise<StoryList>;
  /** One success story, by `id`. */
  story(locale: Locale, parameters: ReadParameters): Promise<StoryDetail>;
  /** Search results over everything that is public, by `q`, best match first. */
  search(locale: Locale, parameters?: ReadParameters): Promise<SearchPage>;
  /** Titles that match the text typed into the search so far, by `q`. */
  suggestions(locale: Locale, parameters?: ReadParameters): Promise<Suggestions>;
}

export type ReadName = keyof Reads;

/** The path of a reading call below the base path, and the query parameters that it knows. */
interface ReadCall {
  /** A part like `:id` is a parameter too. */
  path: string;
  query: readonly string[];
  /** Parameters of the path that the answer does not depend on. */
  unread?: readonly string[];
}

/** The query parameters of a list page, and the number of items on one page. */
const listQuery = ({ query }: { query: readonly string[] }) => [...query, "per_page"];

export const readCalls: Record<ReadName, ReadCall> = {
  home: { path: "/home", query: [] },
  menu: { path: "/menu", query: [] },
  whoWeAre: { path: "/who-we-are/:id", query: [] },
  about: { path: "/about", query: [] },
  service: { path: "/services/:id", query: [] },
  members: { path: "/members", query: listQuery(pages.members) },
  keyPersonnel: { path: "/key-personnel", query: [] },
  boardMembers: { path: "/board-members", query: [] },
  person: { path: "/personnel/:id", query: [] },
  reports: { path: "/reports", query: listQuery(pages.reports) },
  report: { path: "/reports/:id", query: [] },
  notices: { path: "/notices", query: listQuery(pages.notices) },
  notice: { path: "/notices/:id", query: [] },
  careers: { path: "/careers", query: listQuery(pages.careers) },
  careersAvailability: { path: "/careers/availability", query: ["vacancy"] },
  vacancy: { path: "/careers/:id", query: [] },
  newsList: { path: "/news", query: listQuery(pages.newsList) },
  newsItem: { path: "/news/:id", query: [] },
  albumCategories: { path: "/album-categories", query: [] },
  albums: { path: "/album-categories/:id/albums", query: listQuery(pages.albums) },
  gallery: { path: "/galleries/:id", query: listQuery(pages.gallery) },
  legal: { path: "/legal/:kind", query: ["version"] },
  legalChanges: { path: "/legal/:kind/changes", query: ["from", "to"] },
  faqs: { path: "/faqs", query: listQuery(pages.faqs) },
  complaints: { path: "/complaints/form", query: [] },
  complaintFigures: { path: "/complaints/figures", query: [] },
  forum: { path: "/forum", query: pages.forum.query },
  forumCategories: { path: "/forum/categories", query: [] },
  similarQuestions: { path: "/forum/similar", query: ["title"] },
  discussion: { path: "/forum/discussions/:id", query: pages.discussion.query },
  projects: { path: "/projects", query: listQuery(pages.projects) },
  projectGroup: { path: "/projects/:project_slug", query: listQuery(pages.projectGroup) },
  project: { path: "/projects/:project_slug/:childId", query: [], unread: ["project_slug"] },
  stories: { path: "/success-stories", query: listQuery(pages.stories) },
  story: { path: "/success-stories/:id", query: [] },
  search: { path: "/search", query: pages.search.query },
  suggestions: { path: "/search/suggestions", query: ["q"] },
};

export const readNames = Object.keys(readCalls) as ReadName[];

/** An answer that is true until a known moment, such as the closing of a notice. */
export interface Perishable {
  /** An instant, ISO 8601. */
  fresh_until?: string | null;
}

/** Returns a call's address below the base path. Its known parameters are in one order, so that equal calls have equal addresses. */
export function readAddress(name: ReadName, locale: Locale, parameters: ReadParameters = {}): string {
  const { path, query } = readCalls[name];
  const search = new URLSearchParams({ locale });
  for (const key of query) {
    const value = parameters[key];
    if (value) search.set(key, value);
  }
  return `${filledPath(path, parameters)}?${search}`;
}

/**
 * Returns the cache key of a call's answer: what its address says, without the parts that the answer does not depend on. It is made for each
 * request, in a fifth of the time that an address takes.
 */
export function readKey(name: ReadName, locale: Locale, parameters: ReadParameters = {}): string {
  const { path, query, unread = [] } = readCalls[name];
  const blank = Object.fromEntries(unread.map((part) => [part, "-"]));
  const asked = query.map((key) => parameters[key] || null);
  return `${filledPath(path, { ...parameters, ...blank })} ${locale} ${JSON.stringify(asked)}`;
}

/** Returns the paths of the calls that a page makes while somebody types, as patterns: no browser keeps what was typed. */
export const typedPatterns = (): string[] =>
  [readCalls.suggestions, readCalls.similarQuestions].map(({ path }) => `^${frontApiBase}${path}$`);

/** Whether a call has query parameters besides those of its path. */
export const hasQuery = (name: ReadName, parameters: ReadParameters = {}): boolean =>
  readCalls[name].query.some((key) => parameters[key]);
