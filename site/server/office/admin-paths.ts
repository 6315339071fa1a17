/** The paths of the back office's API that an editor's browser calls; the others cannot be reached from outside. */
export interface StaffApi {
  collections: string[];
  globals: string[];
  /** Those of the collections that keep files. */
  uploads: string[];
}

/** Accessible without signing in. Nobody can register: the seed creates the first owner. */
const open = new Set([
  "users/login",
  "users/logout",
  "users/forgot-password",
  "users/reset-password",
  "users/refresh-token",
  "users/me",
]);
/** Payload's own collections that its screens need; the others are only for the server. */
const internal = ["payload-preferences", "payload-locked-documents"];
const screens = ["access", "reorder"];
/** These create or verify accounts without checking the caller. */
const refused = new Set(["first-register", "init", "verify"]);

/** Encoded letters and dots are refused altogether: the path compared here is the one that the back office reads. */
const plain = /^\/api\/[\w-]+(?:\/[\w-][\w.-]*)*$/;

/** Whether a path of `/api` may be called: a few by anybody, the others only in a session of the staff. */
export function allowsApi(path: string, staff: StaffApi, hasSession: boolean): boolean {
  if (!plain.test(path)) return false;
  const segments = path.slice("/api/".length).split("/");
  const words = segments.map((segment) => segment.toLowerCase());
  if (words.some((word) => refused.has(word))) return false;
  if (open.has(segments.join("/"))) return true;
  // The back office ignores case, and limits here are by exact path.
  if (open.has(words.join("/"))) return false;
  if (!hasSession) return false;
  const [first = "", second = ""] = segments;
  if (first === "globals") return staff.globals.includes(second);
  return [...staff.collections, ...internal, ...screens].includes(first);
}

/** Whether a path belongs to a collection that keeps files. */
export const takesFiles = (path: string, { uploads }: StaffApi): boolean =>
  uploads.some((slug) => path === `/api/${slug}` || path.startsWith(`/api/${slug}/`));

/** Changes of an account, by which a current password could be guessed. Payload reads `5.0` and `0x5` as numbers, too. */
export const isAccount = (path: string): boolean => /^\/api\/users(\/[^/]*)?$/i.test(path);
