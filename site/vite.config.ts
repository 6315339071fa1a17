import { readFile } from "node:fs/promises";
import path from "node:path";
import { typedPatterns } from "@setu/contract/calls/reads";
import { neverKeptPatterns } from "@setu/contract/pages";
import react from "@vitejs/plugin-react";
import { minify } from "terser";
import { defineConfig, type Plugin } from "vite";
import { groups, home, shortNames } from "./build/chunks.ts";
import { foundPattern, shortClassNames } from "./build/class-names.ts";
import { oneStyleSheet } from "./build/one-style-sheet.ts";

/** Removes another 1.5 kB (brotli) from the minified build. */
const smaller: Plugin = {
  name: "smaller",
  generateBundle: {
    // After Vite has written the lists of files that pages need.
    order: "post",
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2022,
          // React looks several times for developer tools, which visitors do not have.
          compress: {
            passes: 3,
            global_defs: { __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined },
            // Constants stay where they were written: `1===a` beside `a===1` compresses worse, by 0.1 kB.
            lhs_constants: false,
          },
        });
        if (code) chunk.code = code;
      }
    },
  },
};

/** Minifies the script that runs before the first paint, which no module imports. Development serves it as it is. */
const early: Plugin = {
  name: "early",
  async generateBundle() {
    const { code } = await minify(await readFile(path.join(import.meta.dirname, "public/early.js"), "utf8"));
    this.emitFile({ type: "asset", fileName: "early.js", source: code ?? "" });
  },
};

/**
 * Marks React Router's components as free of side effects (as Babel's preset for React does for any) and removes their names for
 * developer tools, so that the bundler drops those that no page uses: 2.2 kB (brotli), docs/decisions/0056-own-link.md.
 */
const droppable: Plugin = {
  name: "droppable",
  enforce: "pre",
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/^\w+([$]1)?[.]displayName = .*$/gm, "")
        .replaceAll(" React$1.forwardRef(", " /* @__PURE__ */ React$1.forwardRef("),
  },
};

/**
 * Removes the router's hooks for measuring tools, which we do not use: 1 kB. If a new version moves them they come back, and the
 * page's budget fails.
 */
const unmeasured: Plugin = {
  name: "unmeasured",
  enforce: "pre",
  load: (id) =>
    /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/.test(id)
      ? `export const [consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates,
          instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext] = [() => undefined];`
      : undefined,
};

/** The showcase is a build of its own, so that none of it is in what visitors load. */
const showcase = { outDir: "dist/showcase", assetsDir: "_showcase/assets", input: "app/showcase/entry.tsx" };
const browser = {
  outDir: "dist/client",
  assetsDir: "assets",
  input: ["app/after-paint.ts", "app/entry-client.tsx", "worker/offline-worker.ts"],
};

/**
 * Three builds from one configuration: `vite build` for the browser, `vite build --ssr app/entry-server.tsx`
 * for the server, `vite build --mode showcase` for the showcase of components.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  base: "/",
  appType: "custom",
  publicDir: false,
  // Inlined into the worker: an import would be a file of its own, which pages share.
  define: { NEVER_KEPT: JSON.stringify([...neverKeptPatterns(), ...typedPatterns()]) },
  // No visitor downloads the server's bundle or the showcase.
  plugins: [
    react(),
    ...(command === "build" ? shortClassNames() : []),
    ...(isSsrBuild || mode === "showcase" ? [] : [droppable, unmeasured, oneStyleSheet(home), smaller, early]),
  ],
  css: {
    transformer: "lightningcss",
    lightningcss: { cssModules: { pattern: command === "build" ? foundPattern : "[name]_[local]_[hash]" } },
  },
  build: {
    outDir: isSsrBuild ? "dist/server" : (mode === "showcase" ? showcase : browser).outDir,
    assetsDir: (mode === "showcase" ? showcase : browser).assetsDir,
    // The content security policy allows data: addresses only for pictures; everything is a file.
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    // A browser that does not support modulepreload only loads a little later.
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    target: "es2022",
    // The server's bundle and the server itself must share one FrontApiError class.
    rollupOptions: isSsrBuild
      ? { external: ["@setu/contract/errors"] }
      : mode === "showcase"
        ? { input: showcase.input }
        : { input: browser.input, output: { codeSplitting: { groups }, ...shortNames } },
  },
}));
