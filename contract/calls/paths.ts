/** All calls share this base path (specification, section 7). */
export const frontApiBase = "/frontapi";

/** Calls that no table has, since they take or give streams, or come from mail programs; the others are in reads.ts and private-calls.ts. */
export const frontApiPaths = {
  uploads: "/applications/uploads",
  exportApplication: "/applications/mine/export",
  stopSubscription: "/subscriptions/stop",
  unsubscribeForum: "/forum/mails/unsubscribe",
} as const;

/** Bytes of a file that goes on from an offset, as the IETF's draft of resumable uploads has them. */
export const uploadBytes = { type: "application/partial-upload", offset: "Upload-Offset" } as const;

/** The header that marks a call as XMLHttpRequest (specification, section 7). */
export const requestedWith = { name: "X-Requested-With", value: "XMLHttpRequest" } as const;
