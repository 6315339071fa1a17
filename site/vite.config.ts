import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * What every page begins with, in one chunk instead of many small ones: it compresses better (1.1 kB), and the
 * first visit has a budget. What only some pages need stays in chunks of its own.
 */
const framework = "node_modules/(react|react-dom|react-router|scheduler)/|vite/preload-helper";
const ours = [
  "(api|chunks|shell|text)/|head|page-data|[a-z-]+-context",
  "i18n/(countries|load|locale|texts)",
  "components/(action|icons|more|other|paragraphs|picture|static|use-lazy|when-near)",
];
const groups = [{ name: "frame", test: new RegExp(`${framework}|site/app/(${ours.join("|")})`) }];

/** Two builds from one configuration: `vite build` for the browser, `vite build --ssr app/entry-server.tsx` for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: "/",
  appType: "custom",
  publicDir: false,
  plugins: [react()],
  css: { transformer: "lightningcss", modules: { generateScopedName: "[name]_[local]_[hash:base64:4]" } },
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    // The content security policy allows no data: addresses but pictures'; everything is a file.
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    manifest: !isSsrBuild,
    target: "es2022",
    // The server's bundle and the server itself must mean the same class by FrontApiError.
    rollupOptions: isSsrBuild
      ? { external: ["@setu/contract/errors"] }
      : { input: "app/entry-client.tsx", output: { codeSplitting: { groups } } },
  },
}));
