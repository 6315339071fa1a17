import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { Environment } from "@setu/content/environment";
import type { FastifyInstance } from "fastify";
import { localeOfPath } from "../app/i18n/locale-address.ts";
import { documentOf } from "./document.ts";
import { uncached } from "./headers.ts";
import { galleryDir, type Renderer } from "./renderer.ts";

/** The gallery of components, for those who make them and for the tests. Where it is off its addresses are nothing. */
export async function galleryRoutes(
  app: FastifyInstance,
  { publicOrigin, mapTiles, mode }: Environment,
  renderer: Renderer,
): Promise<void> {
  const files = await renderer.galleryFiles();
  if (mode !== "development") {
    const assets = path.join(galleryDir, "_gallery/assets");
    await app.register(fastifyStatic, { root: assets, prefix: "/_gallery/assets/", decorateReply: false });
  }
  for (const address of ["/_gallery", "/_gallery/*", "/ne/_gallery", "/ne/_gallery/*"]) {
    app.get(address, async (request, reply) => {
      const [asked = ""] = request.url.split("?");
      const locale = localeOfPath(asked);
      const text = documentOf({
        page: {
          kind: "page",
          // Not to be indexed: it stands nowhere in the specification.
          status: 404,
          locale,
          html: "",
          head: { title: "Gallery" },
          modules: [],
          hydration: {},
          banner: undefined,
        },
        path: asked,
        files,
        publicOrigin,
        formToken: "",
        mapTiles,
        extraHead: renderer.extraHead,
      });
      return uncached(reply).type("text/html; charset=utf-8").send(text);
    });
  }
}
