/** The headers of a file that a user of the back office downloads: saved, never opened in the page, and never cached. */
export const privateFile = (type: string, name: string): Record<string, string> => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${name}"`,
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cache-control": "private, no-store",
  "cross-origin-resource-policy": "same-origin",
});
