import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * What every page begins with, in two chunks instead of many small ones: together it compresses better, and
 * React's stays in the browser's cache when ours changes.
 */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: "frame",
    test: /vite\/preload-helper|site\/app\/(chunks|shell|api|[\w-]+-context|i18n\/(load|locale|texts|countries)|components\/(action|icons|static))/,
    priority: 1,
  },
];

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
