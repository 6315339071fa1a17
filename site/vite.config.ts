import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { groups } from "./build/chunks.ts";
import { dataMode } from "./build/data-mode.ts";

/** Two builds from one configuration: `vite build` for the browser, `vite build --ssr app/entry-server.tsx` for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: "/",
  appType: "custom",
  publicDir: false,
  plugins: [react(), dataMode],
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
      : { input: ["app/after-paint.ts", "app/entry-client.tsx"], output: { codeSplitting: { groups } } },
  },
}));
