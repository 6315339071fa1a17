import path from "node:path";

interface Context {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

const source = (file: string) => path.join(import.meta.dirname, "../app", file);
const [entry, routes] = [source("entry-client.tsx"), source("routes.tsx")];
/** The module of the home page. */
export const home = source("pages/home/home.route.tsx");

/** Returns a module with all its imports, direct and indirect. */
function closureOf(from: string, context: Context): Set<string> {
  const found = new Set([from]);
  // Iterating over a set includes the elements added meanwhile.
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** A module used by at least this many pages goes into the file that pages share: one request instead of a dozen small ones. */
const many = 3;

/**
 * Assigns modules to files. The frame is everything that all pages need and the modules that a first visit shares with
 * other pages: each further file is another request, and the home page and the scripts after it would be several.
 * Modules that many of the other pages share are one file, since the list of their files would weigh on the first
 * visit. React is separate, since a slow phone runs it for as long as all the others together.
 */
function filesOf(context: Context): Map<string, string> {
  const ofHome = closureOf(home, context);
  const sharing = new Map<string, number>();
  const files = new Map<string, string>();
  const toFrame = (id: string) => files.set(id, "frame");
  closureOf(entry, context).forEach(toFrame);
  for (const id of files.keys()) if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) files.set(id, "react");
  // It waits for the page's own chunk, which in turn waits for the frame: in one file they would wait for ever.
  files.delete(entry);
  for (const page of context.getModuleInfo(routes)?.dynamicallyImportedIds ?? []) {
    if (page === home) continue;
    for (const id of closureOf(page, context)) {
      if (ofHome.has(id)) toFrame(id);
      else sharing.set(id, (sharing.get(id) ?? 0) + 1);
    }
  }
  for (const [id, pages] of sharing) if (pages >= many && !files.has(id)) files.set(id, "inner-pages");
  return files;
}

let files: Map<string, string> | undefined;
const group = (file: string) => ({
  debugName: file,
  name(id: string, context: Context) {
    files ??= filesOf(context);
    return files.get(id) === file ? file : null;
  },
});

/** The files that visitors load on any page; the bundler divides the modules that only some pages use. */
export const groups = [
  // In this order, since a group includes the imports of its modules.
  group("react"),
  group("frame"),
  group("inner-pages"),
];

const isOurs = (name: string) => groups.some(({ debugName }) => debugName === name.replace(/[.]css$/, ""));

/** The specification names these two (section 7). */
const afterLoad = new Set(["home", "vendors"]);

/**
 * The first visit loads a list of all files that pages may need, in which each name weighs. So pages and the modules
 * that only some of them share are named by their contents only: that saves 0.7 kB. Six characters would be enough for
 * 64 scripts, but there are more.
 */
export const shortNames = {
  // A browser checks for a newer service worker at the address where it found the last one.
  entryFileNames: ({ name }: { name: string }) =>
    name === "offline-worker" ? "offline-worker.js" : "assets/[name]-[hash].js",
  chunkFileNames: ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
    isOurs(name) || (isDynamicEntry && afterLoad.has(name)) ? "assets/[name]-[hash].js" : "assets/[hash:7].js",
  assetFileNames: ({ names }: { names: string[] }) =>
    names.every((name) => name.endsWith(".css") && !isOurs(name))
      ? "assets/[hash:7][extname]"
      : "assets/[name]-[hash][extname]",
};
