import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

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
    ...(isSsrBuild ? {} : { rollupOptions: { input: "app/entry-client.tsx" } }),
  },
  // One copy of each in the server's bundle and in its node_modules would be two Reacts.
  ssr: { noExternal: [/^@setu\//] },
}));
