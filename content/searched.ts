import { pages } from "@setu/contract/pages";
import { complaintTexts } from "./complaints/searched.ts";
import { searchedFaqs } from "./faqs/searched.ts";
import { contactTexts, searchedAbout, searchedArticles, searchedOffices } from "./firm/searched.ts";
import { readRevisions } from "./forum/revision.ts";
import { searchedForum } from "./forum/searched.ts";
import { searchedDiscussions } from "./forum/searched-discussions.ts";
import { searchedAlbums, searchedCategories } from "./galleries/searched.ts";
import { searchedHome } from "./home/searched.ts";
import { searchedLegal } from "./legal/searched.ts";
import { searchedAccounts } from "./members/searched.ts";
import { searchedNews } from "./news/searched.ts";
import { searchedNotices } from "./notices/searched.ts";
import { boardTexts, searchedPeople } from "./people/searched.ts";
import { searchedProjects } from "./projects/searched.ts";
import { searchedGroups } from "./projects/searched-groups.ts";
import { searchedReports } from "./reports/searched.ts";
import { fixedPages } from "./search/fixed-pages.ts";
import type { Searched } from "./search/source.ts";
import { searchedServices } from "./services/searched.ts";
import { searchedStories } from "./stories/searched.ts";
import { careersTexts, searchedVacancies } from "./vacancies/searched.ts";

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
  whole: [
    searchedHome,
    searchedAbout,
    searchedLegal,
    searchedForum,
    searchedAccounts,
    searchedCategories,
    fixedPages({
      [pages.home.href({}, "#contact")]: contactTexts,
      [pages.careers.href()]: careersTexts,
      [pages.complaints.href()]: complaintTexts,
      [pages.boardMembers.href()]: boardTexts,
    }),
  ],
  versioned: [searchedDiscussions],
  async revisions(payload) {
    const { content, forum } = await readRevisions(payload);
    return { content, own: { [searchedDiscussions.collection]: forum } };
  },
};
