import path from "node:path";

interface Context {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

const source = (file: string) => path.join(import.meta.dirname, "../app", file);
const [entry, routes, home] = [source("entry-client.tsx"), source("routes.tsx"), source("pages/home/home.route.tsx")];

/** A module with everything that it imports, directly or not. */
function closureOf(from: string, context: Context): Set<string> {
  const found = new Set([from]);
  // A set that grows is walked to its end.
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** From so many pages on, a part is fetched with all that pages share: one request instead of a dozen small ones. */
const many = 3;

/**
 * In which file a module goes. The frame is what every page is made of and what the home page shares with another:
 * most visits begin there, and each style sheet more is a request more before its first paint. So the rest of
 * it is one file too, and so is what many of the other pages share, the list of whose files would weigh on the first
 * visit. React is apart, since a slow phone runs it for as long as all the others together.
 */
function filesOf(context: Context): Map<string, string> {
  const ofHome = closureOf(home, context);
  const sharing = new Map<string, number>();
  const files = new Map([...ofHome].map((id) => [id, "home-page"]));
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

/** The files that visitors load on any page; what only some pages have, the bundler divides among them. */
export const groups = [
  // In this order, since a group takes with it what its modules import.
  group("react"),
  group("frame"),
  group("home-page"),
  group("inner-pages"),
];

const isOurs = (name: string) => groups.some(({ debugName }) => debugName === name.replace(/[.]css$/, ""));

/** The specification names these two (section 7). */
const afterLoad = new Set(["home", "vendors"]);

/**
 * The first visit brings a list of all files that pages may need. Each name in it weighs, so pages and what only some of
 * them share are named by their contents alone: that takes 0.7 kB off. Six letters are enough for 64 scripts, which there are more of.
 */
export const shortNames = {
  // A browser looks for a newer service worker at the address where it found the last one.
  entryFileNames: ({ name }: { name: string }) =>
    name === "offline-worker" ? "offline-worker.js" : "assets/[name]-[hash].js",
  chunkFileNames: ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
    isOurs(name) || (isDynamicEntry && afterLoad.has(name)) ? "assets/[name]-[hash].js" : "assets/[hash:7].js",
  assetFileNames: ({ names }: { names: string[] }) =>
    names.every((name) => name.endsWith(".css") && !isOurs(name))
      ? "assets/[hash:7][extname]"
      : "assets/[name]-[hash][extname]",
};
