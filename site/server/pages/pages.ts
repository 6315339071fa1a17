import { localeOfPath } from "@setu/contract/locale";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  canonicalPath,
  type KnownQuery,
  lightAddress,
  type PageAddress,
  pageAddress,
  unknownPage,
  withoutSlash,
} from "../addresses/page-address.ts";
import { cachedBodies } from "../cache/cached-bodies.ts";
import type { FindPage } from "../cache/cached-pages.ts";
import { revisionOfPage } from "../cache/forum-revision.ts";
import { sendEncoded } from "../http/encoded-body.ts";
import { asFrontApiError } from "../http/failures.ts";
import { uncached } from "../http/headers.ts";
import { plainDocument, plainPolicy } from "../http/plain-document.ts";
import { spend } from "../http/rate-limiter.ts";
import { wantsLight } from "./light.ts";
import { html, IncompletePage, type MakerOptions, pageMaker, Redirection } from "./make-pages.ts";
import { rightAddress } from "./other-addresses.ts";
import { type PostedOptions, postedPageRoutes } from "./posted-pages.ts";
import type { Renderer } from "./renderer.ts";
import { sendRedirection, sendUncached } from "./send-uncached.ts";

interface Options extends Omit<MakerOptions, "onStalePolicy">, Omit<PostedOptions, "maker" | "knownQuery"> {
  /** Off in development, where the sources change under the same revision, and for measuring the rendering. */
  caching: boolean;
}

/** A page contains a form token, which is valid for two hours: so pages are cached for one. */
const pageLifeMs = 3600_000;
/** That a page has moved is an answer: at its former address, it would be served stale for good. */
const hasMoved = (error: unknown): boolean => error instanceof Redirection;
const kept = { maxBytes: 80_000_000, maxAgeMs: pageLifeMs, isAnswer: hasMoved };

/**
 * Serves every address without another route as a page; unknown ones show Content Not Available. Returns the function that finds
 * the cached page of an address.
 */
export function pageRoutes(app: FastifyInstance, options: Options): FindPage {
  const { api, revision, renderer, publicOrigin, caching, renderLimiter } = options;
  const knownQuery: KnownQuery = (path) => renderer.pageAt(path)?.query ?? [];
  const onStalePolicy = (error: unknown) => app.log.error({ err: error }, "serving with the last known policy");
  const maker = pageMaker({ ...options, onStalePolicy });
  const bodies = cachedBodies({
    ...kept,
    onStale: (error, key) => app.log.error({ err: error, key }, "serving a stale page"),
  });
  const cacheOf = ({ query }: PageAddress) => bodies(query !== "");
  const countRendering = ({ ip }: FastifyRequest, path: string) => spend(renderLimiter, ip, localeOfPath(path));

  const sendShared = async (request: FastifyRequest, reply: FastifyReply, address: PageAddress, askedPath: string) => {
    const make = async () => {
      await countRendering(request, askedPath);
      return maker.sharedBody(address, api.for(request.ip));
    };
    try {
      const body = caching
        ? await cacheOf(address).get(address.key, revisionOfPage(revision, address.path), make)
        : await make();
      return sendEncoded(request, reply, body);
    } catch (error) {
      if (error instanceof Redirection) return sendRedirection(reply, error);
      if (!(error instanceof IncompletePage)) throw error;
      if (error.body.status >= 500) request.log.error({ err: error.cause }, error.message);
      return sendEncoded(request, uncached(reply), error.body);
    }
  };

  const sendOwn = (request: FastifyRequest, reply: FastifyReply, address: PageAddress, isPrivate: boolean) =>
    sendUncached(request, reply, async () => {
      await countRendering(request, address.path);
      const asked = new Request(publicOrigin + address.path + address.query);
      return maker.uncachedBody(await maker.write(asked, address, api.for(request.ip)), { isPrivate });
    });

  app.get("/*", async (request, reply) => {
    const asked = pageAddress(request.url, knownQuery);
    const path = otherSpelling(asked.path, renderer);
    if (path) return reply.redirect(path + request.url.slice(asked.path.length), 308);
    const page = renderer.pageAt(asked.path);
    const isLight = wantsLight(request.headers);
    if (page?.isPrivate || page?.isUncached)
      return sendOwn(request, reply, isLight ? lightAddress(asked) : asked, page.isPrivate ?? false);
    const shared = page ? asked : unknownPage(asked.path);
    return sendShared(request, reply, isLight ? lightAddress(shared) : shared, asked.path);
  });
  app.setErrorHandler(sendPlainError);
  // The plugin that reads files from forms hooks into every request around it, so the forms have a scope of their own.
  app.register((forms) => postedPageRoutes(forms, { ...options, maker, knownQuery }));

  return (url, headers) => {
    const plain = pageAddress(url, knownQuery);
    const asked = wantsLight(headers) ? lightAddress(plain) : plain;
    return cacheOf(asked).peek(asked.key, revisionOfPage(revision, asked.path));
  };
}

/** The right address of a page that is requested under another one, or spelt otherwise; undefined if it is right, or no page has it. */
function otherSpelling(path: string, renderer: Renderer): string | undefined {
  const bare = withoutSlash(path);
  if (bare) return bare;
  const canonical = canonicalPath(path);
  const right = rightAddress(canonical);
  if (right) return right;
  return canonical !== path && renderer.pageAt(canonical) ? canonical : undefined;
}

/** Sends an error as a page without parts that could fail too. */
function sendPlainError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOfPath(request.url.split("?")[0] ?? "");
  const known = asFrontApiError(error, locale);
  if (known.status >= 500) request.log.error({ err: error }, "a page failed");
  if (known.retryAfterSeconds !== undefined) reply.header("retry-after", String(known.retryAfterSeconds));
  if (known.code === "methodNotAllowed") reply.header("allow", "GET, HEAD");
  uncached(reply).code(known.status).type(html).header("content-security-policy", plainPolicy);
  return reply.send(plainDocument(locale, known.message));
}
