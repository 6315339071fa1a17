/** All calls share this base path (specification, section 7). */
export const frontApiBase = "/frontapi";

/** The calls that write, and the token that they need; those that read stand in reads.ts. */
export const frontApiPaths = {
  contact: "/contact",
  formToken: "/form-token",
} as const;

/** The header that marks a call as XMLHttpRequest (specification, section 7). */
export const requestedWith = { name: "X-Requested-With", value: "XMLHttpRequest" } as const;
