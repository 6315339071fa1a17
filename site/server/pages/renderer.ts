import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import type * as entry from "../../app/entry-server.tsx";
import type { PageFiles } from "./document.ts";

/** Renders pages: from the build, or by Vite in development. */
export interface Renderer {
  render: typeof entry.render;
  pageAt: typeof entry.pageAt;
  filesOf(modules: string[]): PageFiles;
  extraHead: string;
  /** Rejects when the showcase has not been built. */
  showcaseFiles(): Promise<PageFiles>;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** The browser's first module, and the one that it loads once the page has been painted. */
const firstModule = "app/after-paint.ts";
const entryModule = "app/entry-client.tsx";
/** The fonts of the first view; browsers load the others when a character needs them. */
const fonts = { en: ["plex-sans"], ne: ["noto-nepali"] };
const builtIn = path.join(import.meta.dirname, "../../dist");
const showcaseModule = "app/showcase/entry.tsx";
/** The showcase's own build, which visitors never load. */
export const showcaseDir = path.join(builtIn, "showcase");

const mostKnownPaths = 1000;
/** The longest path that is kept, in characters: junk takes no memory. */
const longestKnownPath = 200;

/**
 * Keeps the pages at the last paths: React Router compiles all routes again to match one, which took seven eighths of
 * the time of a cached page that Fastify answers (docs/decisions/0031-pages-at-hand.md).
 */
function remembering(pageAt: Renderer["pageAt"]): Renderer["pageAt"] {
  const known = new LRUCache<string, { page: ReturnType<typeof pageAt> }>({ max: mostKnownPaths });
  return (asked) => {
    const found = known.get(asked) ?? { page: pageAt(asked) };
    if (asked.length <= longestKnownPath) known.set(asked, found);
    return found.page;
  };
}

/** Renders the pages of the last build. Rejects if there is no build. */
export async function builtRenderer(): Promise<Renderer> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(builtIn, "client/.vite/manifest.json"), "utf8"));
  const { render, pageAt }: typeof entry = await import(path.join(builtIn, "server/entry-server.js"));
  const known = new Map<string, PageFiles>();
  return {
    render,
    pageAt: remembering(pageAt),
    extraHead: "",
    filesOf(modules) {
      const key = modules.join(" ");
      const files = known.get(key) ?? filesFrom(manifest, modules);
      known.set(key, files);
      return files;
    },
    async showcaseFiles() {
      const file = path.join(showcaseDir, ".vite/manifest.json");
      const chunks: Manifest = JSON.parse(await readFile(file, "utf8"));
      const styles = [chunks[showcaseModule], ...Object.values(chunks)].flatMap((chunk) => chunk?.css ?? []);
      return {
        script: `/${chunks[showcaseModule]?.file}`,
        entry: [],
        page: [],
        styles: [...new Set(styles)].map((style) => `/${style}`),
        fonts: { en: [], ne: [] },
      };
    },
  };
}

/** Returns the files that some modules need, with all their imports, each once and after its own imports. */
function filesFrom(manifest: Manifest, modules: string[]): PageFiles {
  const needed = new Map<string, Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no "${name}".`);
    if (needed.has(name)) return;
    chunk.imports?.forEach(visit);
    needed.set(name, chunk);
  };
  visit(entryModule);
  const ofEntry = needed.size;
  modules.forEach(visit);
  const chunks = [...needed.values()];
  const addresses = chunks.map(({ file }) => `/${file}`);
  const fontFiles = (names: string[]) => names.map((name) => `/${manifest[`app/styles/fonts/${name}.woff2`]?.file}`);
  return {
    script: `/${manifest[firstModule]?.file}`,
    fonts: { en: fontFiles(fonts.en), ne: fontFiles(fonts.ne) },
    entry: addresses.slice(0, ofEntry),
    page: addresses.slice(ofEntry),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}
