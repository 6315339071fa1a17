import path from "node:path";
import type { Plugin } from "vite";

/** The two files of React Router that take from there what the browser gets. */
const importers = /\/react-router\/dist\/production\/lib\/(dom\/lib|components)\.js$/;

/** Leaves out of the browser's files what React Router has for its framework mode only. A name that it lacks ends the build. */
export const dataMode: Plugin = {
  name: "data-mode",
  enforce: "pre",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  resolveId: (source, importer) =>
    source.endsWith("/ssr/components.js") && importers.test(importer ?? "")
      ? path.join(import.meta.dirname, "data-mode-links.ts")
      : undefined,
};
