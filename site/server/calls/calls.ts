import type { FastifyInstance } from "fastify";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import { failure, sendFailure } from "../http/failures.ts";
import { type RateLimiter, spend } from "../http/rate-limiter.ts";
import { requestLocale } from "../http/request-locale.ts";
import { exportRoutes } from "./export.ts";
import { privateCallRoutes } from "./private-calls.ts";
import { readRoutes } from "./reads.ts";
import type { SiteApi } from "./site-api.ts";
import { unsubscribeRoutes } from "./unsubscribe.ts";
import { uploadRoutes } from "./uploads.ts";

type Options = Parameters<typeof uploadRoutes>[1] &
  Parameters<typeof exportRoutes>[1] & {
    api: SiteApi;
    /** Counts the reading calls of each network. */
    readLimiter: RateLimiter;
    revision: RevisionWatcher;
    publicOrigin: string;
  };

/** Adds all calls below `/frontapi`. */
export function callRoutes(app: FastifyInstance, options: Options): void {
  app.setErrorHandler(sendFailure);
  app.addHook("onRequest", async (request) => {
    if (request.method === "GET" || request.method === "HEAD")
      await spend(options.readLimiter, request.ip, requestLocale(request));
  });
  app.all("/*", (request, reply) => sendFailure(failure("notFound", requestLocale(request)), request, reply));
  readRoutes(app, options);
  privateCallRoutes(app, options);
  exportRoutes(app, options);
  // In scopes of their own, since they accept body types that the others refuse.
  app.register(async (scope) => uploadRoutes(scope, options));
  app.register(async (scope) => unsubscribeRoutes(scope, options));
}
