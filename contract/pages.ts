/** The names of a path's variable parts: "project_slug" and "childId" of "/projects/:project_slug/:childId". */
type PartOf<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? PartOf<First> | PartOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;
type Value = string | number;
type Values<Path extends string, Query extends string> = Record<PartOf<Path>, Value> &
  Partial<Record<Query, Value | undefined>>;
type Hash = `#${string}`;

interface Options {
  /** The sitemap omits the page. */
  isUnlisted?: boolean;
  /** The page belongs to one visitor: no cache keeps it, the sitemap omits it, and no other site learns its address. */
  isPrivate?: boolean;
  /** The page is rendered for each visitor, though its address is no secret: it has a key of its own. */
  isUncached?: boolean;
  /** The page has a form for personal data: browsers keep no copy of it for offline use. */
  isPersonal?: boolean;
}

/** A page of the visitors' site. */
export interface Page<Path extends string = string, Query extends string = string> extends Options {
  /** In the English tree. A part such as `:id` is variable. */
  path: Path;
  /** The query parameters that change what the page shows, in their order in addresses and cache keys. */
  query: readonly Query[];
  /** Returns the page's address in the English tree: `localizedPath` gives the Nepali one, and so do the router's links. */
  href: [PartOf<Path>] extends [never]
    ? (values?: Values<Path, Query>, hash?: Hash) => string
    : (values: Values<Path, Query>, hash?: Hash) => string;
}

/** Fills in a path's variable parts. A missing value leaves an empty part. */
export const filledPath = (path: string, values: Readonly<Record<string, Value | undefined>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));

function page<Path extends string, Query extends string = never>(
  path: Path,
  query?: readonly Query[],
  options?: Options,
): Page<Path, Query>;
function page(path: string, query: readonly string[] = [], options: Options = {}): Page {
  return {
    path,
    query,
    ...options,
    href(values = {}, hash: Hash | "" = "") {
      const search = new URLSearchParams();
      for (const name of query) if (values[name] !== undefined) search.set(name, String(values[name]));
      // Lists of ids read better with plain commas, which a query may have (RFC 3986, 3.4).
      const text = search.size ? `?${search}`.replaceAll("%2C", ",") : "";
      return filledPath(path, values) + text + hash;
    },
  };
}

/** The filters of a list of projects, and how the list is shown. */
export const projectQuery = [
  "ids",
  "service",
  "task_type",
  "country",
  "province",
  "status",
  "year",
  "client_type",
  "size",
  "from",
  "q",
  "sort",
  "view",
  "page",
] as const;

/** The subject of an enquiry: the contact form names it, and so does its message. */
const enquirySubjects = ["project", "projects", "service", "person", "report"] as const;

/**
 * Every page of the visitors' site, in the specification's spellings (section 2). Its routes, links, sitemap and cache keys are
 * made from this table. A page has the name of the call that reads its content, if there is one (`reads.ts`).
 */
export const pages = {
  // `contact` is set when the page is shown again after a form was sent without JavaScript.
  // With `countries` its form has all of them: without JavaScript it begins with a few.
  home: page("/", ["contact", "countries", ...enquirySubjects]),
  about: page("/about"),
  whoWeAre: page("/who-we-are/:id"),
  service: page("/service-detail/:id"),
  members: page("/members", ["discipline", "office", "letter", "q", "page"]),
  keyPersonnel: page("/key-personnel"),
  boardMembers: page("/board-members"),
  person: page("/personnel/:id"),

  newsList: page("/news", ["category", "year", "project", "q", "page"]),
  newsItem: page("/news/:id"),
  albumCategories: page("/album-category"),
  albums: page("/album-category/:id", ["sort", "page"]),
  gallery: page("/gallaries/:id", ["page"]),

  projects: page("/projects", ["sector", ...projectQuery]),
  // The specification's links name a project and a menu entry by `content_id` and `menu_id`.
  projectGroup: page("/projects/:project_slug", ["content_id", "menu_id", ...projectQuery]),
  project: page("/projects/:project_slug/:childId"),
  stories: page("/success-stories", ["sector", "page"]),
  story: page("/success-stories/:id"),

  reports: page("/reports", ["type", "fy", "lang", "page"]),
  notices: page("/notices", ["status", "type", "page"]),
  notice: page("/notices/:id"),

  faqs: page("/faq", ["group", "q", "page"]),
  // `about` names a discussion of the forum that somebody without an account reports: "discussion-12". A complaint's code is made
  // from its form's key.
  complaints: page("/complaint-feedback", ["about"], { isUncached: true, isPersonal: true }),
  complaintFigures: page("/complaint-feedback/figures"),
  complaintStatus: page("/complaint-feedback/status", [], { isUnlisted: true, isPersonal: true }),

  // Whether there is a forum is a setting: its pages are in the sitemap while there is.
  forum: page("/forum", ["view", "category", "lang", "q", "page"], { isUnlisted: true }),
  askForum: page("/forum/ask", ["category"], { isUnlisted: true, isPersonal: true }),
  myForum: page("/forum/my", [], { isUnlisted: true, isPersonal: true }),
  discussion: page("/discussion/:id", ["page"]),
  stopMails: page("/stop-mails", ["token"], { isPrivate: true }),

  privacyPolicy: page("/privacy-policy", ["version"], { isUnlisted: true }),
  privacyChanges: page("/privacy-policy/changes", ["from", "to"], { isUnlisted: true }),
  terms: page("/terms", ["version"], { isUnlisted: true }),
  termsChanges: page("/terms/changes", ["from", "to"], { isUnlisted: true }),

  careers: page("/careers", ["discipline", "office", "type", "page"]),
  vacancy: page("/career/:id"),
  noApplication: page("/no-application", ["reason", "vacancy"], { isUnlisted: true }),
  alerts: page("/alerts", ["token"], { isPrivate: true }),
  myApplication: page("/application/track", ["link", "saved"], { isPrivate: true }),
  apply: page("/application/:id", [], { isPersonal: true }),

  search: page("/search", ["q", "exact", "kind", "year", "lang", "page"], { isUnlisted: true }),
  // The page that browsers show instead of one that they cannot load without a connection.
  offline: page("/offline", [], { isUnlisted: true }),

  login: page("/login", ["expired", "next"], { isUnlisted: true, isPersonal: true }),
  register: page("/register", [], { isUnlisted: true, isPersonal: true }),
  verifyEmail: page("/verify-email", ["token"], { isPrivate: true }),
  forgotPassword: page("/forgot-password", [], { isUnlisted: true, isPersonal: true }),
  resetPassword: page("/reset-password", ["token"], { isPrivate: true }),
  changedEmail: page("/changed-email", ["token", "undo"], { isPrivate: true }),
  profile: page("/profile", [], { isUnlisted: true, isPersonal: true }),
};

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];

/** The firm's identifier in the structured data of all pages. */
export const firmId = "/#organization";

/** Returns the paths of the pages that exist whatever is published, for search engines. */
export const fixedPaths = (): string[] =>
  Object.values<Page>(pages)
    .filter(({ path, isUnlisted, isPrivate }) => !path.includes(":") && !isUnlisted && !isPrivate)
    .map(({ path }) => path);

/** Returns the paths of the pages that no browser keeps a copy of, as patterns over both language trees. */
export const neverKeptPatterns = (): string[] =>
  Object.values<Page>(pages)
    .filter(({ isPrivate, isPersonal }) => isPrivate || isPersonal)
    .map(({ path }) => `^(/ne)?${path.replace(/:\w+/g, "[^/]+")}/?$`);
