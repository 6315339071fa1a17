import type { UploadCalls } from "@setu/content/open";
import type { FrontApi } from "@setu/contract/front-api";
import { defaultLocale, type Locale, localeOfPath } from "@setu/contract/locale";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RenderedPage } from "../../app/entry-server.tsx";
import { cachedBodies } from "../cache/cached-bodies.ts";
import type { FindPage } from "../cache/cached-pages.ts";
import { RevisionCache } from "../cache/revision-cache.ts";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import type { SiteApi } from "../calls/site-api.ts";
import { watchCalls } from "../calls/watch-calls.ts";
import { drainBody } from "../http/drain-body.ts";
import { type EncodedBody, encodedBody, sendEncoded } from "../http/encoded-body.ts";
import { asFrontApiError } from "../http/failures.ts";
import { cachePolicy, contentPolicy, type Surroundings, uncached } from "../http/headers.ts";
import { acceptFiles, type FileLimiters, postedForm } from "../http/posted-form.ts";
import { type RateLimiter, spend } from "../http/rate-limiter.ts";
import { refuseCrossOrigin } from "../http/same-origin.ts";
import { documentOf, plainDocument } from "./document.ts";
import { canonicalPath, type PageAddress, pageAddress, unknownPage, withoutSlash } from "./page-address.ts";
import type { Renderer } from "./renderer.ts";

interface Options {
  api: SiteApi;
  uploads: UploadCalls;
  /** Of what forms without JavaScript bring along. */
  limiters: FileLimiters;
  revision: RevisionWatcher;
  renderer: Renderer;
  publicOrigin: string;
  issueFormToken: () => string;
  surroundings: Surroundings;
  /** The one host that an editor lets pages show in a frame. */
  embedOrigin: () => Promise<string | undefined>;
  /** Off in development, where the sources change under the same revision, and to measure rendering. */
  caching: boolean;
  /** Counts the pages that are rendered for each network. */
  renderLimiter: RateLimiter;
}

const html = "text/html; charset=utf-8";
/** The address of such a page is itself a secret. */
const privately = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex" };
/** A page bears a form token, which lives two hours: so pages live one. */
const pageLifeMs = 3600_000;

/** A page that some of its data was missing from: fit to be shown, not to be kept. */
class IncompletePage extends Error {
  readonly body: EncodedBody;
  constructor(body: EncodedBody, cause: unknown) {
    super("a page lacks some of its data", { cause });
    this.body = body;
  }
}

/** A page that stands elsewhere. */
class Redirection extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super("a page stands elsewhere");
    this.response = response;
  }
}

/**
 * Every address that is nobody else's is a page; unknown ones show Content Not Available. Gives what finds the page that is
 * cached for an address.
 */
export function pageRoutes(app: FastifyInstance, options: Options): FindPage {
  const {
    api,
    uploads,
    limiters,
    revision,
    renderer,
    publicOrigin,
    issueFormToken,
    surroundings,
    embedOrigin,
    caching,
  } = options;
  const spendRender = (request: FastifyRequest, path: string) =>
    spend(options.renderLimiter, request.ip, localeOfPath(path));
  const pages = cachedBodies({
    maxBytes: 80_000_000,
    maxAgeMs: pageLifeMs,
    onStale: (error, key) => app.log.error({ err: error, key }, "serving a stale page"),
  });

  const policies = new RevisionCache<string>({
    maxBytes: 10_000,
    sizeOf: (policy) => policy.length,
    maxAgeMs: Number.POSITIVE_INFINITY,
    onStale: (error) => app.log.error({ err: error }, "serving with the last known policy"),
  });
  /** On every page, not on the home page alone: one walks there without a new document, under the first one's policy. */
  const policy = async () => {
    const make = async () => contentPolicy(surroundings, await embedOrigin());
    return { "content-security-policy": await policies.get("page", revision.current, make) };
  };

  const cacheOf = ({ query }: PageAddress) => pages(query !== "");
  const known = (path: string) => renderer.pageAt(path)?.query ?? [];

  const write = (page: RenderedPage, address: PageAddress, formToken: string) =>
    documentOf({
      page,
      address,
      publicOrigin,
      formToken,
      mapTiles: surroundings.mapTiles,
      files: renderer.filesOf(page.modules),
      extraHead: renderer.extraHead,
    });

  const make = async (address: PageAddress, frontApi: FrontApi): Promise<EncodedBody> => {
    const formToken = issueFormToken();
    const watched = watchCalls(frontApi);
    const request = new Request(publicOrigin + address.path + address.query);
    const rendered = await renderer.render(request, watched.api, formToken);
    if (rendered.kind === "response") throw new Redirection(rendered.response);
    const text = write(rendered, address, formToken);
    const { failure, freshUntil } = watched;
    if (failure !== undefined) throw new IncompletePage(encodedBody(text, html, { status: 503 }), failure);
    const headers = { ...(await policy()), "cache-control": cachePolicy.page };
    return encodedBody(text, html, { status: rendered.status, headers, freshUntil });
  };

  app.get("/*", async (request, reply) => {
    const asked = pageAddress(request.url, known);
    const redirect = withoutSlash(asked.path);
    if (redirect) return reply.redirect(redirect + request.url.slice(asked.path.length), 308);
    const canonical = canonicalPath(asked.path);
    if (canonical !== asked.path && renderer.pageAt(canonical)) {
      return reply.redirect(canonical + request.url.slice(asked.path.length), 308);
    }
    const page = renderer.pageAt(asked.path);
    const address = page ? asked : unknownPage(asked.path);
    if (page?.isPrivate) return sendPrivate(request, reply, address);
    try {
      const rendered = async () => {
        await spendRender(request, asked.path);
        return make(address, api.for(request.ip));
      };
      const body = caching ? await cacheOf(address).get(address.key, revision.current, rendered) : await rendered();
      return sendEncoded(request, reply, body);
    } catch (error) {
      if (error instanceof Redirection) return sendRedirection(reply, error.response);
      if (!(error instanceof IncompletePage)) throw error;
      request.log.error({ err: error.cause }, error.message);
      return sendEncoded(request, uncached(reply), error.body);
    }
  });

  /** What is one visitor's alone: made anew, kept by nobody, told to no other site. */
  const sendPrivate = async (request: FastifyRequest, reply: FastifyReply, address: PageAddress) => {
    await spendRender(request, address.path);
    const formToken = issueFormToken();
    const asked = new Request(publicOrigin + address.path + address.query);
    const rendered = await renderer.render(asked, api.for(request.ip), formToken);
    if (rendered.kind === "response") return sendRedirection(uncached(reply), rendered.response);
    const headers = { ...(await policy()), ...privately };
    const body = encodedBody(write(rendered, address, formToken), html, { status: rendered.status, headers });
    return sendEncoded(request, uncached(reply), body);
  };

  // A form without JavaScript. On success the visitor is sent on, so that a reload sends nothing twice.
  const sendPosted = async (request: FastifyRequest, reply: FastifyReply) => {
    refuseCrossOrigin(request, publicOrigin);
    const formToken = issueFormToken();
    const address = pageAddress(request.url, known);
    const isPrivate = renderer.pageAt(address.path)?.isPrivate ?? false;
    const { body: sent, held } = await postedForm(request, {
      uploads,
      limiters,
      locale: localeOfPath(address.path),
    });
    // What one visitor's page is about stands in its query.
    const posted = new Request(publicOrigin + address.path + (isPrivate ? address.query : ""), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: sent,
    });
    const rendered = await renderer.render(posted, api.for(request.ip), formToken);
    if (rendered.kind === "response") return sendRedirection(uncached(reply), rendered.response);
    const outcomes = Object.values(rendered.hydration.actionData ?? {}) as { status?: unknown; done?: unknown }[];
    if (outcomes.some((outcome) => outcome?.status === "success")) {
      return uncached(reply).redirect(`${address.path}?contact=sent#contact`, 303);
    }
    const isDone = outcomes.some((outcome) => outcome?.done === true);
    const status = held?.status ?? (rendered.status === 200 && !isDone ? 422 : rendered.status);
    if (held?.retryAfterSeconds !== undefined) reply.header("retry-after", String(held.retryAfterSeconds));
    const headers = { ...(await policy()), ...(isPrivate && privately) };
    const body = encodedBody(write(rendered, address, formToken), html, { status, headers });
    return sendEncoded(request, uncached(reply), body);
  };

  app.setErrorHandler((error, request, reply) => {
    const locale: Locale = localeOfPath(request.url.split("?")[0] ?? "") ?? defaultLocale;
    const known = asFrontApiError(error, locale);
    if (known.status >= 500) request.log.error({ err: error }, "a page failed");
    if (known.retryAfterSeconds !== undefined) reply.header("retry-after", String(known.retryAfterSeconds));
    if (known.code === "methodNotAllowed") reply.header("allow", "GET, HEAD");
    return uncached(reply).code(known.status).type(html).send(plainDocument(locale, known.message));
  });

  // What reads files out of forms hooks into every request around it, so it stands apart from the pages that are only fetched.
  app.register(async (forms) => {
    await acceptFiles(forms);
    forms.post("/*", { onSend: drainBody }, sendPosted);
  });

  return (url) => {
    const asked = pageAddress(url, known);
    return cacheOf(asked).peek(asked.key, revision.current);
  };
}

/** What a loader or an action of a page says about where it stands. */
function sendRedirection(reply: FastifyReply, { status, headers }: Response): FastifyReply {
  return reply.redirect(headers.get("location") ?? "/", status);
}
