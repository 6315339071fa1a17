import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { Environment } from "@setu/content/environment";
import type { FastifyInstance, FastifyReply } from "fastify";
import { encodedBody, sendEncoded } from "../http/encoded-body.ts";
import { fileHeaders } from "../http/headers.ts";

const siteDir = path.join(import.meta.dirname, "../..");
const common = { index: false, cacheControl: false, dotfiles: "ignore" } as const;

type FilesOptions = Pick<Environment, "dataDir" | "mapBorders" | "mode" | "publicOrigin">;

/** Serves files that never change: hashed assets, compressed by the build, the map's tiles and the editors' pictures. */
export async function fileRoutes(app: FastifyInstance, options: FilesOptions): Promise<void> {
  const { dataDir, mapBorders, mode } = options;
  // Names contain a digest of the bytes; the map requests tiles with a ?v= that changes with the bytes.
  const asFile = fileHeaders(options);
  const setHeaders = (reply: FastifyReply) => void asFile(reply);
  await folderRoute(app, "/assets/", {
    root: path.join(siteDir, "dist/client/assets"),
    preCompressed: true,
    // Immutable files are never revalidated.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders,
  });
  await folderRoute(app, "/tiles/", {
    // A tile without a border is in one folder only.
    root: [...(mapBorders ? ["borders"] : []), "land"].map((layer) => path.join(siteDir, "map-tiles/tiles", layer)),
    setHeaders,
  });
  const media = path.join(dataDir, "media");
  await mkdir(media, { recursive: true });
  // The plugin handles ranges and conditional requests.
  await folderRoute(app, "/media/", { root: media, setHeaders });
  const dayLong = "public, max-age=86400";
  const publicDir = path.join(siteDir, "public");
  await app.register(fastifyStatic, {
    ...common,
    decorateReply: false,
    root: publicDir,
    wildcard: false,
    globIgnore: ["early.js"],
    setHeaders: (reply: FastifyReply) => void asFile(reply).header("cache-control", dayLong),
  });
  const built = path.join(siteDir, "dist/client");
  // Their names have no hash, so the build does not compress them. Every first visit loads early.js; browsers check for a
  // newer offline-worker.js by themselves.
  const early = await script(path.join(mode === "development" ? publicDir : built, "early.js"));
  app.get("/early.js", (request, reply) => sendEncoded(request, asFile(reply).header("cache-control", dayLong), early));
  const workerFile = path.join(built, "offline-worker.js");
  // There is none in development, where cached files would be outdated at once.
  if (!existsSync(workerFile)) return;
  const worker = await script(workerFile);
  app.get("/offline-worker.js", (request, reply) =>
    sendEncoded(request, reply.header("cache-control", "no-cache"), worker),
  );
}

/**
 * Serves the files of a folder. The plugin's own route lists the folder for each request, to compare the spelling of the name on
 * disks that ignore its case (@fastify/static 10.1): the names of ours have a digest, and nothing is decided by them.
 */
async function folderRoute(app: FastifyInstance, prefix: string, options: FastifyStaticOptions): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { ...common, ...options, serve: false });
    scope.get<{ Params: { "*": string } }>(`${prefix}*`, (request, reply) => reply.sendFile(`/${request.params["*"]}`));
  });
}

/** Reads a script without its comment lines, which visitors need not download. */
const script = async (file: string) =>
  encodedBody((await readFile(file, "utf8")).replace(/^\s*\/\/.*\n/gm, ""), "text/javascript; charset=utf-8");
