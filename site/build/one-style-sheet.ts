import type { Plugin, Rolldown } from "vite";

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

/**
 * Puts the style sheet of one page into the frame's: on that page, a first paint waits for one file. Only the sheets are joined: were
 * the page's style modules in the frame, their lists of names would be there too, and weigh on the script of all pages.
 */
export function oneStyleSheet(page: string): Plugin {
  return {
    name: "one-style-sheet",
    generateBundle: {
      // Before Vite writes the lists of files that pages need.
      order: "pre",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const frame = stylesOf(chunks.find(({ name }) => name === "frame"));
        const own = stylesOf(chunks.find(({ moduleIds }) => moduleIds.includes(page)));
        const source = [frame, own].map(({ sheet }) => sourceOf(bundle[sheet])).join("");
        const joined = this.getFileName(this.emitFile({ type: "asset", name: "frame.css", source }));
        frame.files.clear();
        frame.files.add(joined);
        own.files.delete(own.sheet);
        for (const { sheet } of [frame, own]) delete bundle[sheet];
      },
    },
  };
}

function stylesOf(chunk: Rolldown.OutputChunk | undefined): { files: Set<string>; sheet: string } {
  const files = chunk?.viteMetadata?.importedCss;
  const [sheet, ...others] = files ?? [];
  if (!files || !sheet || others.length > 0) throw new Error(`${chunk?.name} has not exactly one style sheet.`);
  return { files, sheet };
}

function sourceOf(file: Output | undefined): string {
  if (file?.type !== "asset") throw new Error("The build lacks a style sheet.");
  return file.source.toString();
}
