import { forEachName } from "@setu/contract/calls/for-each-name";
import { type ReadName, type ReadParameters, type Reads, readNames } from "@setu/contract/calls/reads";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { complaints } from "./complaints/complaint-form.ts";
import { complaintFigures } from "./complaints/figures/figures.ts";
import { faqs } from "./faqs/faqs.ts";
import { about } from "./firm/about.ts";
import { whoWeAre } from "./firm/who-we-are.ts";
import { discussion } from "./forum/reading/discussion.ts";
import { forum, forumCategories, similarQuestions } from "./forum/reading/forum.ts";
import { albumCategories, albums } from "./galleries/albums.ts";
import { gallery } from "./galleries/gallery.ts";
import { home } from "./home/home.ts";
import { legal, legalChanges } from "./legal/legal.ts";
import { menu } from "./menu/menu.ts";
import { newsItem, newsList } from "./news/news.ts";
import { notice, notices } from "./notices/notices.ts";
import { boardMembers, keyPersonnel } from "./people/leaders.ts";
import { members } from "./people/members.ts";
import { person } from "./people/person.ts";
import { project } from "./projects/project.ts";
import { projectGroup, projects } from "./projects/projects.ts";
import { report, reports } from "./reports/reports.ts";
import type { SearchName } from "./search/site-search.ts";
import { service } from "./services/service.ts";
import { stories, story, storyLinks } from "./stories/stories.ts";
import { careers, careersAvailability, vacancy } from "./vacancies/careers.ts";

type Read<Name extends ReadName> = (
  payload: Payload,
  locale: Locale,
  parameters: ReadParameters,
) => ReturnType<Reads[Name]>;

/** The operations behind the reading calls. */
const operations: { [Name in Exclude<ReadName, SearchName>]: Read<Name> } = {
  home,
  menu,
  whoWeAre,
  about: (payload, locale) => about(payload, locale),
  service,
  members,
  keyPersonnel: (payload, locale) => keyPersonnel(payload, locale),
  boardMembers: (payload, locale) => boardMembers(payload, locale),
  person,
  reports,
  report,
  notices,
  notice,
  careers,
  careersAvailability,
  vacancy,
  newsList,
  newsItem,
  albumCategories,
  albums,
  gallery,
  legal,
  legalChanges,
  faqs,
  complaints,
  complaintFigures: (payload, locale) => complaintFigures(payload, locale),
  forum,
  forumCategories,
  similarQuestions,
  discussion,
  projects,
  projectGroup,
  project: (payload, locale, parameters) => project(payload, locale, parameters, storyLinks),
  stories,
  story,
};

/** The reading calls, on an open database. */
export function readsOf(payload: Payload, siteSearch: Pick<Reads, SearchName>): Reads {
  const all: { [Name in ReadName]: Read<Name> } = {
    ...operations,
    search: (_, locale, parameters) => siteSearch.search(locale, parameters),
    suggestions: (_, locale, parameters) => siteSearch.suggestions(locale, parameters),
  };
  const bound =
    (name: ReadName) =>
    (locale: Locale, parameters: ReadParameters = {}) =>
      all[name](payload, locale, parameters);
  return forEachName<Reads>(readNames, bound);
}
