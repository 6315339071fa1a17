/**
 * The whole access control as one table. The test beside it takes the collections, globals and addresses from the running site,
 * so that anything new needs a row here; it tries each row as each of these seven actors, over HTTP.
 */
export const actors = ["anonymous", "applicantA", "applicantB", "editor", "hr", "enquiries", "owner"] as const;
export type Actor = (typeof actors)[number];

export const nobody: Actor[] = [];
const owner: Actor[] = ["owner"];
const editors: Actor[] = ["editor", "owner"];
const hr: Actor[] = ["hr", "owner"];
const inbox: Actor[] = ["enquiries", "owner"];
const staff: Actor[] = ["editor", "hr", "enquiries", "owner"];
export const everybody: Actor[] = [...actors];
/** The owner of the application, subscription and documents that everybody tries to access. */
export const herself: Actor[] = ["applicantA"];

/** The operations on a collection through Payload's own addresses; an operation without a row is for nobody. */
type Operation = "list" | "read" | "hidden" | "create" | "update" | "delete" | "versions";
/** Where it makes a difference, `list` and `read` concern published items, `hidden` a draft or a withheld document. */
export type Row = Partial<Record<Operation, Actor[]>> & {
  /** Who may duplicate an item; by default, those who may create one. */
  copy?: Actor[];
  /** Who may query their own permissions; by default, everybody. */
  asked?: Actor[];
  /** Who gets an empty list instead of a refusal. */
  empty?: Actor[];
};

const written = (by: Actor[], seen: Row = {}): Row => ({
  ...{ list: by, read: by, hidden: by, create: by, update: by, delete: by, versions: by },
  ...seen,
});
/** Staff without this responsibility may read what visitors may read too. Deletion is covered by the bin, below. */
const inBin: Row = { list: staff, read: staff, delete: nobody };
const editorial = written(editors, inBin);
const wordsOfHr: Row = { list: hr, read: hr, create: hr, update: hr, delete: hr };
const wordsForSearch: Row = { list: editors, read: editors, create: editors, update: editors, delete: editors };
const readBy = (by: Actor[]): Row => ({ list: by, read: by });

export const collections: Record<string, Row> = {
  "project-groups": editorial,
  projects: editorial,
  "success-stories": editorial,
  consents: { list: editors, read: editors, create: editors, update: editors, delete: owner },
  services: editorial,
  faqs: editorial,
  news: editorial,
  "album-categories": editorial,
  albums: editorial,
  people: editorial,
  disciplines: editorial,
  "who-we-are": editorial,
  offices: editorial,
  reports: editorial,
  "legal-versions": editorial,
  notices: editorial,
  vacancies: written(hr, inBin),
  media: { list: staff, read: staff, create: editors, update: editors },
  documents: { list: staff, read: staff, hidden: editors, create: editors, update: editors },
  applications: { ...readBy(hr), update: hr },
  "application-notes": readBy(hr),
  // In this table, HR staff have given a score of their own; the owner has not.
  "application-scores": { ...readBy(["hr"]), empty: ["owner"] },
  "applicant-mails": readBy(hr),
  "mail-templates": wordsOfHr,
  "refusal-reasons": wordsOfHr,
  "paper-openings": readBy(hr),
  subscriptions: readBy(hr),
  "alert-mails": readBy(hr),
  "contact-messages": { ...readBy(inbox), delete: owner },
  "contact-answers": readBy(inbox),
  "faq-votes": {},
  // Appointed handlers: content/complaints/complaints.integration.test.ts.
  complaints: {},
  "search-synonyms": wordsForSearch,
  "suggested-results": wordsForSearch,
  "search-counts": {},
  "document-texts": {},
  "forum-posts": readBy(editors),
  "forum-categories": editorial,
  "forum-flags": {},
  "forum-follows": {},
  "forum-mails": {},
  members: { ...readBy(owner), update: owner },
  "member-registrations": {},
  "member-sessions": {},
  "member-mails": {},
  erasures: readBy(owner),
  "fault-mails": readBy(owner),
  // Another user's account.
  users: { ...readBy(owner), create: owner, update: owner, delete: owner, empty: staff },
  "account-mails": {},
  "system-state": {},
  "system-changes": {},
  "system-names": {},
  "working-copies": {},
  "payload-kv": {},
  "payload-jobs": {},
  // Locks on open items, so that two users do not edit one at once.
  // This one is the owner's; taking it over and its end are tried in locks.sqlite.test.ts.
  "payload-locked-documents": { list: staff, read: staff, update: editors, delete: owner },
  // Another user's preferences, such as the sorting of lists. One's own are below.
  "payload-preferences": { create: staff, copy: nobody, asked: staff, update: nobody, delete: nobody, empty: staff },
  "payload-migrations": {},
};

export const globals: Record<string, { read?: Actor[]; update?: Actor[]; versions?: Actor[] }> = {
  "home-page": { read: staff, update: editors, versions: editors },
  "about-page": { read: staff, update: editors, versions: editors },
  "careers-page": { read: staff, update: hr, versions: hr },
  "header-banner": { read: staff, update: editors, versions: editors },
  "site-identity": { read: staff, update: editors, versions: editors },
  "community-settings": { read: staff, update: editors, versions: editors },
  "enquiry-settings": { read: inbox, update: owner, versions: inbox },
  "complaint-settings": { read: owner, update: owner, versions: owner },
  "retention-settings": { read: owner, update: owner, versions: owner },
};

/** The forms whose unsaved texts are kept, for users who may change the item. Passwords are never kept. */
const typedInto = [
  ...Object.entries(collections)
    .filter(([slug, { update }]) => update?.length && slug !== "users" && !slug.startsWith("payload-"))
    .map(([slug, { update = nobody }]) => ({ path: `/${slug}/:id/working-copy`, by: update })),
  ...Object.entries(globals).map(([slug, { update = nobody }]) => ({
    path: `/globals/${slug}/working-copy`,
    by: update,
  })),
];
const workingCopies = Object.fromEntries(
  typedInto.flatMap(({ path, by }) => ["GET", "POST"].map((method) => [`${method} ${path}`, by])),
);

/** The collections with a bin, and the roles that may use it. */
const bins: Record<string, Actor[]> = {
  ...Object.fromEntries(
    Object.entries(collections).flatMap(([slug, row]) => (row === editorial ? [[slug, editors]] : [])),
  ),
  media: editors,
  documents: editors,
  vacancies: hr,
};
export const binned = Object.keys(bins);

/** Items that the person who has just published them can withdraw: `news/:id`, `globals/home-page`. */
const published: Record<string, Actor[]> = {
  ...Object.fromEntries(
    Object.entries(bins).flatMap(([slug, by]) =>
      slug === "media" || slug === "documents" ? [] : [[`${slug}/:id`, by]],
    ),
  ),
  ...Object.fromEntries(
    Object.entries(globals).flatMap(([slug, { update = nobody }]) =>
      ["complaint-settings", "enquiry-settings", "retention-settings"].includes(slug)
        ? []
        : [[`globals/${slug}`, update]],
    ),
  ),
};
export const publishable = Object.keys(published);

/** Every other address of the back office, below `/api`. */
export const endpoints: Record<string, Actor[]> = {
  ...workingCopies,
  ...Object.fromEntries(
    Object.entries(bins).flatMap(([slug, keepers]) => [
      [`GET /${slug}/bin`, keepers],
      [`POST /${slug}/bin`, keepers],
      [`POST /${slug}/bin/undo`, keepers],
      [`POST /${slug}/bin/restore`, keepers],
      [`POST /${slug}/bin/purge`, owner],
    ]),
  ),
  ...Object.fromEntries(Object.entries(published).map(([path, by]) => [`POST /${path}/undo-publication`, by])),
  ...Object.fromEntries(
    Object.entries(published).flatMap(([path, by]) =>
      path.startsWith("globals/") ? [] : [[`GET /${path}/withdrawal-effects`, by]],
    ),
  ),
  // A published version cannot be changed; the bin's rows are tried on a draft.
  "GET /legal-versions/:id/working-copy": nobody,
  "POST /legal-versions/:id/working-copy": nobody,
  "POST /legal-versions/:id/undo-publication": nobody,
  "GET /projects/table": editors,
  "POST /applications/move": hr,
  "POST /applications/mail-preview": hr,
  "GET /applications/:id/desk": hr,
  "POST /applications/:id/erase": owner,
  "POST /applications/:id/notes": hr,
  "POST /applications/:id/scores": hr,
  "GET /applications/export/:vacancy/csv": hr,
  "GET /applications/export/:vacancy/zip": hr,
  "GET /applications/:id/documents/:document": hr,
  "POST /subscriptions/end": owner,
  "POST /applicant-mails/:id/undo": hr,
  "POST /media/:id/original": editors,
  "POST /contact-messages/:id/state": inbox,
  "POST /contact-messages/:id/assignee": inbox,
  "POST /contact-messages/:id/notes": inbox,
  "POST /contact-messages/:id/answers": inbox,
  "POST /contact-messages/:id/faq": inbox,
  "POST /contact-messages/:id/retries": inbox,
  "GET /complaints/:id/files/:file": nobody,
  "POST /complaints/entries": nobody,
  "POST /complaints/:id/acts": nobody,
  "POST /complaints/:id/writer": nobody,
  "POST /forum-posts/:id/approve": editors,
  "POST /forum-posts/:id/refuse": editors,
  "POST /forum-posts/:id/hide": editors,
  "POST /forum-posts/:id/close": editors,
  "POST /forum-posts/:id/keep": editors,
  "POST /forum-posts/:id/spam": editors,
  "POST /forum-posts/:id/move": editors,
  "POST /forum-posts/:id/accept": editors,
  // Editors in this table answer as nobody of the firm: accounts that do are tried in
  // content/forum/forum.integration.test.ts.
  "POST /forum-posts/:id/answers": nobody,
  "GET /fault-mails/schedules": editors,
  "POST /fault-mails/retry": editors,
  "POST /fault-mails/dismiss": editors,
  "GET /globals/retention-settings/due": owner,
  "POST /globals/retention-settings/run": owner,
  "GET /media/paste-url/:id?": nobody,
  "GET /documents/paste-url/:id?": nobody,
  "GET /consents/paste-url/:id?": nobody,
  "GET /consents/file/:filename": editors,
  "GET /media/file/:filename": staff,
  // A withheld document.
  "GET /documents/file/:filename": editors,
  "POST /reorder": editors,
  // These tell each caller their own permissions.
  "GET /access": everybody,
  "GET /users/me": everybody,
  // Whether any account exists.
  "GET /users/init": everybody,
  "POST /users/first-register": nobody,
  // With a correct name and password, or any address.
  "POST /users/login": everybody,
  "POST /users/forgot-password": everybody,
  "POST /users/refresh-token": staff,
  "POST /users/logout": staff,
  // With an unknown token.
  "POST /users/reset-password": nobody,
  "POST /users/verify/:id": nobody,
  "POST /users/unlock": owner,
  // Another user's sessions.
  "POST /users/:id/sign-out": owner,
  "GET /payload-jobs/run": owner,
  "GET /payload-jobs/handle-schedules": nobody,
  // One's own preferences.
  "POST /payload-preferences/:key": staff,
  "GET /payload-preferences/:key": staff,
  "DELETE /payload-preferences/:key": staff,
};

/** Who gets an empty answer at an address. */
export const empty: Record<string, Actor[]> = {
  "GET /payload-preferences/:key": ["anonymous", "applicantA", "applicantB"],
};

/** Addresses that the proxy closes to everyone, whatever Payload itself would answer. */
export const insideOnly = [
  "GET /users/init",
  "POST /users/first-register",
  "POST /users/verify/:id",
  "GET /payload-jobs/run",
  "GET /payload-jobs/handle-schedules",
  "payload-kv",
  "payload-jobs",
  "payload-migrations",
];
