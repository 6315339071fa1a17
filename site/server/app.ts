import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Environment } from "@setu/content/environment";
import type { Content } from "@setu/content/open";
import { frontApiBase } from "@setu/contract/calls/paths";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController, type onRequestHookHandler } from "fastify";
import { decodableAddress } from "./addresses/page-address.ts";
import { CachedPages } from "./cache/cached-pages.ts";
import { healthRoutes } from "./cache/health.ts";
import { watchRevision } from "./cache/revision-watcher.ts";
import { callRoutes } from "./calls/calls.ts";
import { countSearches, isSearch } from "./calls/count-searches.ts";
import { siteApi } from "./calls/site-api.ts";
import { calendarRoutes } from "./feeds/calendars.ts";
import { feedRoutes } from "./feeds/feeds.ts";
import { sitemapRoutes } from "./feeds/sitemap.ts";
import { type Answered, inBatches, noteAnswers, withoutSecrets } from "./http/after-answers.ts";
import { errorForLog } from "./http/error-log.ts";
import { failure, sendFailure } from "./http/failures.ts";
import { type SecurityHeaders, securityHeaders } from "./http/headers.ts";
import { limits } from "./http/limits.ts";
import { refuseUnparsed } from "./http/malformed.ts";
import { RateLimiter } from "./http/rate-limiter.ts";
import { requestLocale } from "./http/request-locale.ts";
import { adminProxy } from "./office/admin-proxy.ts";
import { documentRoutes } from "./pages/documents.ts";
import { fileRoutes } from "./pages/files.ts";
import { lightRoutes } from "./pages/light.ts";
import { pageRoutes } from "./pages/pages.ts";
import { builtRenderer } from "./pages/renderer.ts";
import { sharePictureRoutes } from "./pages/share-pictures.ts";
import { showcaseRoutes } from "./pages/showcase.ts";

/** Builds the site's HTTP server on an opened content. `close()` drains it; closing the content is left to the caller. */
export async function buildSite(env: Environment, content: Content): Promise<FastifyInstance> {
  const development = env.mode === "development";
  const { publicOrigin, mapTiles, mapBorders } = env;
  const surroundings = { publicOrigin, development, mapTiles, mapBorders };
  const headers = securityHeaders(surroundings);
  const cachedPages = new CachedPages(headers, env);
  const app = createServer(env, headers, cachedPages);
  const revision = await watchRevision(content.revisions, (healthy, error) => {
    if (healthy) app.log.info("the database answers again");
    else app.log.error({ err: error }, "the database does not answer: serving what is cached");
  });
  app.addHook("onClose", () => revision.stop());
  const isDraining = watchDraining(app, env.drainDelayMs);
  addHeaders(app, headers, isDraining);
  acceptForms(app);
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler((request, reply) => sendFailure(failure("notFound", requestLocale(request)), request, reply));

  const { observe } = healthRoutes(app, { ...content, revision, isDraining });
  const note = inBatches(logAnswer(app), observe);
  noteAnswers(app, note);
  countSearches(app, content, env.limits);
  await fileRoutes(app, env);
  const limiter = new RateLimiter(limits.renders, env.limits);
  sharePictureRoutes(app, { sharePicture: content.sharePicture, revision, limiter });
  await app.register((scope) => documentRoutes(scope, { content, revision, dataDir: env.dataDir }));
  const { issueFormToken } = content;
  const shared = { api: siteApi(content, revision, env.limits), revision, publicOrigin, issueFormToken };
  // Files uploaded ahead of a form and files inside one are counted together.
  const uploadLimiter = new RateLimiter(limits.uploads, env.limits);
  await addCalls(app, env, content, { ...shared, uploadLimiter });
  // Before the pages, which match every other address.
  if (env.admin) await app.register((scope) => adminProxy(scope, env, content));

  const renderer = development
    ? await (await import("./pages/development.ts")).developmentRenderer(app)
    : await builtRenderer();
  if (env.showcase) await app.register((scope) => showcaseRoutes(scope, env, renderer));
  lightRoutes(app, env.publicOrigin);
  feedRoutes(app, shared);
  calendarRoutes(app, shared);
  sitemapRoutes(app, { ...shared, addresses: content.addresses });
  const pages = {
    ...shared,
    uploads: content.uploads,
    limiters: { files: uploadLimiter, forms: new RateLimiter(limits.forms, env.limits) },
    renderer,
    surroundings,
    embedOrigin: content.embedOrigin,
    caching: env.pageCache,
    renderLimiter: new RateLimiter(limits.renders, env.limits && env.pageCache),
  };
  await app.register(async (scope) => {
    const find = pageRoutes(scope.addHook("onRequest", refuseLongAddress), pages);
    // While the server drains, Fastify answers, and tells clients that keep their connection to close it. It counts searches, too.
    cachedPages.open((url, asked) => (isDraining() || isSearch(url) ? undefined : find(url, asked)), note);
  });
  return app;
}

function createServer(env: Environment, headers: SecurityHeaders, cachedPages: CachedPages): FastifyInstance {
  return Fastify({
    serverFactory: cachedPages.serverFactory,
    clientErrorHandler: refuseUnparsed(headers),
    logger: env.mode === "test" ? false : { level: "info", serializers: { err: errorForLog } },
    // `logAnswer` writes one line for each answer instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A request whose address cannot be decoded runs no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header("x-request-id", request.id);
      const isPage = isReading(request) && !request.url.startsWith(`${frontApiBase}/`);
      // Browsers show the page of an unknown address only under one that their router can decode.
      if (error.code === "FST_ERR_BAD_URL" && isPage) return reply.redirect(decodableAddress(request.url), 308);
      return sendFailure(error, request, reply);
    },
    trustProxy: env.trustedProxies.length > 0 ? env.trustedProxies : false,
    bodyLimit: limits.bodyBytes,
    routerOptions: { maxParamLength: limits.urlBytes },
    forceCloseConnections: "idle",
    // Requests that arrive while the process drains are answered too.
    return503OnClosing: false,
    http: {
      headersTimeout: limits.timeouts.headers,
      connectionsCheckingInterval: limits.timeouts.checkEvery,
    },
  });
}

const isReading = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

/** Delays closing, and returns a function that tells whether it has begun. */
function watchDraining(app: FastifyInstance, delayMs: number): () => boolean {
  let draining = false;
  app.addHook("preClose", async () => {
    draining = true;
    // The listener stays open: a load balancer sends visitors until it has polled /readyz.
    await wait(delayMs);
  });
  return () => draining;
}

/** Adds the headers before any route, so that every answer has them, refusals and errors too. */
function addHeaders(app: FastifyInstance, headers: SecurityHeaders, isDraining: () => boolean): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    // A keep-alive client then connects to another replica.
    if (isDraining()) reply.header("connection", "close");
    done();
  });
}

/** Accepts only the bodies of the calls and of forms without JavaScript; text/plain could come from any page. */
function acceptForms(app: FastifyInstance): void {
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
    done(null, body),
  );
}

/** Logs one line for each answer, without the visitor's address, the query or any input. */
const logAnswer =
  (app: FastifyInstance) =>
  ({ reqId, method, path, status, ms }: Answered) =>
    app.log.info({ reqId, method, path: withoutSecrets(path), status, ms: Math.round(ms) });

type CallOptions = Parameters<typeof callRoutes>[1];

async function addCalls(
  app: FastifyInstance,
  env: Environment,
  { uploads, exportApplication }: Content,
  shared: Pick<CallOptions, "api" | "revision" | "publicOrigin" | "uploadLimiter">,
): Promise<void> {
  const calls = {
    ...shared,
    uploads,
    exportApplication,
    readLimiter: new RateLimiter(limits.reads, env.limits),
    exportLimiter: new RateLimiter(limits.exports, env.limits),
  };
  await app.register(async (scope) => callRoutes(scope.addHook("onRequest", refuseLongAddress), calls), {
    prefix: frontApiBase,
  });
}

/** Refuses long addresses: only the back office's own have long queries. */
const refuseLongAddress: onRequestHookHandler = (request, _, done) =>
  done(request.url.length > limits.urlBytes ? failure("tooLarge", requestLocale(request)) : undefined);
