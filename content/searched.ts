import { searchedFaqs } from "./faqs/searched.ts";
import { searchedAbout, searchedArticles, searchedOffices } from "./firm/searched.ts";
import { searchedForum } from "./forum/searched.ts";
import { searchedDiscussions } from "./forum/searched-discussions.ts";
import { searchedAlbums } from "./galleries/searched.ts";
import { searchedLegal } from "./legal/searched.ts";
import { searchedNews } from "./news/searched.ts";
import { searchedNotices } from "./notices/searched.ts";
import { searchedPeople } from "./people/searched.ts";
import { searchedProjects } from "./projects/searched.ts";
import { searchedGroups } from "./projects/searched-groups.ts";
import { searchedReports } from "./reports/searched.ts";
import { fixedPages } from "./search/fixed-pages.ts";
import type { Searched } from "./search/source.ts";
import { searchedServices } from "./services/searched.ts";
import { searchedStories } from "./stories/searched.ts";
import { searchedVacancies } from "./vacancies/searched.ts";

/** The content that site search finds: each noun's entry. */
export const searched: Searched = {
  items: [
    searchedProjects,
    searchedGroups,
    searchedStories,
    searchedServices,
    searchedNews,
    searchedPeople,
    searchedOffices,
    searchedNotices,
    searchedReports,
    searchedVacancies,
    searchedFaqs,
    searchedAlbums,
    searchedArticles,
  ],
  whole: [searchedAbout, searchedLegal, searchedForum, fixedPages],
  versioned: [searchedDiscussions],
};
