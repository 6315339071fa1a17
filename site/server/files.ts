import { mkdir } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { cachePolicy } from "./headers.ts";

const siteDir = path.join(import.meta.dirname, "..");
const common = { index: false, cacheControl: false, decorateReply: false, wildcard: true, dotfiles: "ignore" } as const;

/** Files for ever: hashed assets, compressed when they were built, the map's tiles and the editors' pictures. */
export async function fileRoutes(app: FastifyInstance, dataDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...common,
    root: path.join(siteDir, "dist/client/assets"),
    prefix: "/assets/",
    preCompressed: true,
    setHeaders: (reply) => reply.header("cache-control", cachePolicy.immutable),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: path.join(siteDir, "map-tiles/tiles"),
    prefix: "/tiles/",
    // The map asks with a ?v= that changes with the bytes.
    setHeaders: (reply) => reply.header("cache-control", cachePolicy.immutable),
  });
  const media = path.join(dataDir, "media");
  await mkdir(media, { recursive: true });
  await app.register(fastifyStatic, {
    ...common,
    root: media,
    prefix: "/media/",
    // Ranges and conditional requests are the plugin's. Our own addresses end in ?v=, which changes with the bytes.
    setHeaders: (reply) => reply.header("cache-control", cachePolicy.immutable),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: path.join(siteDir, "public"),
    wildcard: false,
    setHeaders: (reply) => reply.header("cache-control", "public, max-age=86400"),
  });
}
