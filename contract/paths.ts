/** All calls share this base path (specification, section 7). */
export const frontApiBase = "/frontapi";

export const frontApiPaths = {
  home: "/home",
  menu: "/menu",
  contact: "/contact",
  formToken: "/form-token",
} as const;

/** The header that marks a call as XMLHttpRequest (specification, section 7). */
export const requestedWith = { name: "X-Requested-With", value: "XMLHttpRequest" } as const;
