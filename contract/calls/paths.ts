/** All calls share this base path (specification, section 7). */
export const frontApiBase = "/frontapi";

/**
 * Calls that no table has, since they take or give streams, or are made by mail programs; the others are in reads.ts
 * and private-calls.ts.
 */
export const frontApiPaths = {
  uploads: "/applications/uploads",
  exportApplication: "/applications/mine/export",
  stopSubscription: "/subscriptions/stop",
  unsubscribeForum: "/forum/mails/unsubscribe",
} as const;

/** Names for a file's bytes sent from an offset, as in the IETF's draft of resumable uploads. */
export const uploadBytes = { type: "application/partial-upload", offset: "Upload-Offset" } as const;

/** The header that marks a call as XMLHttpRequest (specification, section 7). */
export const requestedWith = { name: "X-Requested-With", value: "XMLHttpRequest" } as const;
