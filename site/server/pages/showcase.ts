import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { Environment } from "@setu/content/environment";
import { type Locale, localeOfPath } from "@setu/contract/locale";
import type { FastifyInstance } from "fastify";
import { uncached } from "../http/headers.ts";
import type { PageFiles } from "./document.ts";
import { type Renderer, showcaseDir } from "./renderer.ts";

/** Serves the showcase of components, for developers and tests. If it is off, its addresses answer 404. */
export async function showcaseRoutes(app: FastifyInstance, { mode }: Environment, renderer: Renderer): Promise<void> {
  const files = await renderer.showcaseFiles();
  if (mode !== "development") {
    const assets = path.join(showcaseDir, "_showcase/assets");
    await app.register(fastifyStatic, { root: assets, prefix: "/_showcase/assets/", decorateReply: false });
  }
  for (const address of ["/_showcase", "/_showcase/*", "/ne/_showcase", "/ne/_showcase/*"]) {
    app.get(address, async (request, reply) => {
      const text = emptyDocument(localeOfPath(request.url.split("?")[0] ?? ""), files, renderer.extraHead);
      return uncached(reply).type("text/html; charset=utf-8").send(text);
    });
  }
}

/** The browser renders all of its content. */
const emptyDocument = (locale: Locale, { script, styles }: PageFiles, extraHead: string): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Showcase</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join("\n")}
${extraHead}
<script type="module" src="${script}"></script>
</head>
<body>
<div id="app"></div>
</body>
</html>
`;
