/** All calls share this base path (specification, section 7). */
export const frontApiBase = "/frontapi";

/** The calls that write, and the token that they need; those that read stand in reads.ts. */
export const frontApiPaths = {
  contact: "/contact",
  formToken: "/form-token",
  applications: "/applications",
  uploads: "/applications/uploads",
  applicationLink: "/applications/link",
  myApplication: "/applications/mine",
  exportApplication: "/applications/mine/export",
  subscriptions: "/subscriptions",
  mySubscription: "/subscriptions/mine",
  stopSubscription: "/subscriptions/stop",
} as const;

/** Bytes of a file that goes on from an offset, as the IETF's draft of resumable uploads has them. */
export const uploadBytes = { type: "application/partial-upload", offset: "Upload-Offset" } as const;

/** The header that marks a call as XMLHttpRequest (specification, section 7). */
export const requestedWith = { name: "X-Requested-With", value: "XMLHttpRequest" } as const;
