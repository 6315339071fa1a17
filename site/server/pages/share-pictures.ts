import type { Content } from "@setu/content/open";
import type { File } from "@setu/contract/shapes/file";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import { failure } from "../http/failures.ts";
import { cachePolicy } from "../http/headers.ts";
import { type RateLimiter, spend } from "../http/rate-limiter.ts";
import { requestLocale } from "../http/request-locale.ts";

/** Everything that the address of a picture for shared links depends on: the picture may be cached for ever. */
type Shared = Pick<File, "location" | "focal">;

/** The size of every picture for shared links. */
export const shareSize = { width: 1200, height: 630 };
/** About eighty of them. */
const maxBytes = 10_000_000;

/** Returns the address of a picture as JPEG for shared links: `/share/48-55/arch-dam-1a2b3c4d.jpg.jpg`. */
export const shareAddress = ({ location, focal }: Shared): string =>
  location.replace(/^\/media\//, `/share/${Math.round(focal.x)}-${Math.round(focal.y)}/`).concat(".jpg");

interface Options {
  sharePicture: Content["sharePicture"];
  /** A picture that was made for an earlier revision may have been deleted since. */
  revision: Pick<RevisionWatcher, "current">;
  /** Counts the pictures that are made for each network. */
  limiter: RateLimiter;
}

/** Serves pictures for shared links, made when they are first requested. None is stored, so none outlives a deleted picture. */
export function sharePictureRoutes(app: FastifyInstance, { sharePicture, revision, limiter }: Options): void {
  const made = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  const making = new Map<string, Promise<Buffer | undefined>>();

  app.get<{ Params: { x: string; y: string; name: string } }>(
    "/share/:x(^\\d{1,3})-:y(^\\d{1,3})/:name",
    async (request, reply) => {
      const { x, y, name } = request.params;
      const key = `${revision.current}/${x}-${y}/${name}`;
      const make = async () => {
        await spend(limiter, request.ip, requestLocale(request));
        return sharePicture({ filename: name.replace(/[.]jpg$/, ""), x: Number(x), y: Number(y) });
      };
      const once = () => {
        const begun = making.get(key) ?? make().finally(() => making.delete(key));
        making.set(key, begun);
        return begun;
      };
      const picture = made.get(key) ?? (await once());
      if (!picture) throw failure("notFound", requestLocale(request));
      made.set(key, picture);
      // Servers of other sites load it, but also browsers on other sites where it is shown.
      reply.header("cross-origin-resource-policy", "cross-origin");
      return reply.header("cache-control", cachePolicy.immutable).type("image/jpeg").send(picture);
    },
  );
}
