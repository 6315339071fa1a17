import path from "node:path";
import type { FastifyInstance } from "fastify";
import type * as entryServer from "../../app/entry-server.tsx";
import type { PageFiles } from "./document.ts";
import type { Renderer } from "./renderer.ts";

const filesOf = (script: string, entry: string[]): PageFiles => ({
  script,
  entry,
  page: [],
  styles: ["/app/styles/layers.css?direct"],
  fonts: { en: [], ne: [] },
});

/** Renders pages from the sources, with hot reload. Imported in development only, since it needs Vite. */
export async function developmentRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import("vite");
  const root = path.join(import.meta.dirname, "../..");
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook("onClose", () => vite.close());
  // Vite answers requests for the sources and its own client; the site answers all others.
  app.addHook("onRequest", (request, reply, next) => {
    if (!/^\/(@|app\/|node_modules\/|contract\/)/.test(request.url)) return next();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });

  const load = () => vite.ssrLoadModule("/app/entry-server.tsx") as Promise<typeof entryServer>;
  let loaded = await load();
  const preamble = await vite.transformIndexHtml("/", "<head></head>");
  return {
    async render(...args) {
      loaded = await load();
      return loaded.render(...args);
    },
    pageAt: (path) => loaded.pageAt(path),
    filesOf: () => filesOf("/app/after-paint.ts", ["/app/entry-client.tsx"]),
    showcaseFiles: async () => filesOf("/app/showcase/entry.tsx", []),
    extraHead: preamble.replace(/<\/?head>/g, ""),
  };
}
