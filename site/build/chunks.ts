import path from "node:path";

interface Context {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const entry = path.join(import.meta.dirname, "../app/entry-client.tsx");

/** What the browser's entry imports, directly or not: what every page is made of. */
function ofEveryPage(context: Context): Set<string> {
  const found = new Set([entry]);
  // A set that grows is walked to its end.
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

let everyPage: Set<string> | undefined;

/** The files that visitors load on any page; what only some pages have, the bundler divides among them. */
export const groups = [
  // In one file, which stays in the browser's cache over releases of ours.
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/ },
  {
    debugName: "shell",
    name: (id: string, context: Context) => {
      everyPage ??= ofEveryPage(context);
      return everyPage.has(id) ? "shell" : null;
    },
  },
];
