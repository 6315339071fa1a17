import path from "node:path";

interface Context {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

const source = (file: string) => path.join(import.meta.dirname, "../app", file);
const [entry, routes, home] = [source("entry-client.tsx"), source("routes.tsx"), source("pages/home/route.tsx")];

/** A module with everything that it imports, directly or not. */
function closureOf(from: string, context: Context): Set<string> {
  const found = new Set([from]);
  // A set that grows is walked to its end.
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * What every page is made of, and what the home page shares with another: most visits begin there, and each style
 * sheet more is a request more before its first paint.
 */
function shellOf(context: Context): Set<string> {
  const shell = closureOf(entry, context);
  const ofHome = closureOf(home, context);
  for (const page of context.getModuleInfo(routes)?.dynamicallyImportedIds ?? []) {
    if (page === home) continue;
    for (const id of closureOf(page, context)) if (ofHome.has(id)) shell.add(id);
  }
  return shell;
}

let shell: Set<string> | undefined;

/** The files that visitors load on any page; what only some pages have, the bundler divides among them. */
export const groups = [
  // In one file, which stays in the browser's cache over releases of ours.
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/ },
  {
    debugName: "shell",
    name(id: string, context: Context) {
      shell ??= shellOf(context);
      return shell.has(id) ? "shell" : null;
    },
  },
];
