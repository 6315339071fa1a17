/** A measurement: an address of the ordinary site, and one of the full site that shows as much. */
export interface Measured {
  what: string;
  ordinary: string;
  full: string;
}

export const same = (...addresses: string[]): Measured[] =>
  addresses.map((address) => ({ what: address, ordinary: address, full: address }));
export const pair = (what: string, ordinary: string, full: string): Measured => ({ what, ordinary, full });

/**
 * Every call that reads. Where the ordinary seed has no middle page, its first one is used, which is as
 * full. Each "copy" is a copy of the item requested beside it.
 */
const calls: Measured[] = [
  ...same("/home", "/menu", "/about", "/who-we-are/1", "/services/1"),
  ...same("/news", "/news?category=news", "/news?q=o", "/news?q=zzzz", "/news/5"),
  pair("/news, middle page", "/news", "/news?page=417"),
  pair("/news, last page", "/news?page=2", "/news?page=834"),
  pair("/news?q=o, middle page", "/news?q=o", "/news?q=o&page=300"),
  pair("/news/:id, a copy", "/news/5", "/news/4821"),
  ...same("/projects", "/projects?country=Nepal&status=completed", "/projects?q=o", "/projects?q=zzzz"),
  ...same("/projects?view=map", "/projects/roads-bridges", "/projects/roads-bridges/5"),
  pair("/projects, middle page", "/projects", "/projects?page=84"),
  pair("/projects, last page", "/projects?page=2", "/projects?page=167"),
  pair("/projects/:slug/:id, a copy", "/projects/x/5", "/projects/x/1025"),
  ...same("/members", "/members?q=a", "/key-personnel", "/board-members", "/personnel/2"),
  ...same("/reports", "/reports?type=annual", "/notices", "/notices?status=all", "/notices/2"),
  ...same("/reports/2", "/careers", "/careers/1", "/careers/availability?vacancy=1"),
  ...same("/album-categories", "/album-categories/1/albums", "/galleries/1"),
];

/** The pages with lists and details, rendered by the server. */
const pages: Measured[] = [
  ...same("/", "/ne", "/news", "/ne/news", "/news?q=o", "/news/5"),
  pair("/news, middle page", "/news", "/news?page=417"),
  ...same("/projects", "/projects?view=map", "/projects/roads-bridges", "/projects/roads-bridges/5"),
  pair("/projects, middle page", "/projects", "/projects?page=84"),
  ...same(
    "/members",
    "/personnel/2",
    "/reports",
    "/notices?status=all",
    "/notices/2",
    "/careers",
    "/career/1",
    "/album-category",
  ),
  ...same("/album-category/1", "/gallaries/1"),
];

export const below = (base: string, { what, ordinary, full }: Measured): Measured => ({
  what: base + what,
  ordinary: base + ordinary,
  full: base + full,
});

export const measured: Measured[] = [
  ...calls.map((call) => below("/frontapi", call)),
  ...pages.map((page) => ({ ...page, what: `page ${page.what}` })),
];
