import type { UploadCalls } from "@setu/content/open";
import { localeOfPath } from "@setu/contract/locale";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RenderedPage } from "../../app/entry-server.tsx";
import { type KnownQuery, pageAddress } from "../addresses/page-address.ts";
import type { SiteApi } from "../calls/site-api.ts";
import { drainBody } from "../http/drain-body.ts";
import { sendEncoded } from "../http/encoded-body.ts";
import { uncached } from "../http/headers.ts";
import { acceptFiles, type FileLimiters, postedForm } from "../http/posted-form.ts";
import { type RateLimiter, spend } from "../http/rate-limiter.ts";
import { refuseCrossOrigin } from "../http/same-origin.ts";
import { serverTexts } from "../http/server-texts.ts";
import { wantsLight } from "./light.ts";
import { type PageMaker, Redirection } from "./make-pages.ts";
import type { Renderer } from "./renderer.ts";
import { sendRedirection } from "./send-uncached.ts";

export interface PostedOptions {
  api: SiteApi;
  uploads: UploadCalls;
  /** Limits on the files of forms without JavaScript. */
  limiters: FileLimiters;
  /** Counts the pages that are rendered for each network: those for forms, too. */
  renderLimiter: RateLimiter;
  renderer: Renderer;
  publicOrigin: string;
  maker: PageMaker;
  knownQuery: KnownQuery;
}

/** Adds the route for forms without JavaScript, which are posted to the page they are on. */
export async function postedPageRoutes(app: FastifyInstance, options: PostedOptions): Promise<void> {
  await acceptFiles(app);
  app.post("/*", { onSend: drainBody }, (request, reply) => sendPosted(request, reply, options));
}

async function sendPosted(request: FastifyRequest, reply: FastifyReply, options: PostedOptions): Promise<FastifyReply> {
  const { api, uploads, limiters, renderLimiter, renderer, publicOrigin, maker, knownQuery } = options;
  refuseCrossOrigin(request, publicOrigin);
  const address = { ...pageAddress(request.url, knownQuery), light: wantsLight(request.headers) };
  const locale = localeOfPath(address.path);
  await spend(renderLimiter, request.ip, locale, serverTexts[locale].tooManyForms);
  const isPrivate = renderer.pageAt(address.path)?.isPrivate ?? false;
  const { body, held } = await postedForm(request, { uploads, limiters, locale });
  // The query of a private page identifies its owner.
  const posted = new Request(publicOrigin + address.path + (isPrivate ? address.query : ""), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  try {
    const written = await maker.write(posted, address, api.for(request.ip));
    if (held?.retryAfterSeconds !== undefined) reply.header("retry-after", String(held.retryAfterSeconds));
    const status = held?.status ?? statusOf(written.page);
    return sendEncoded(request, uncached(reply), await maker.uncachedBody(written, { status, isPrivate }));
  } catch (error) {
    if (error instanceof Redirection) return sendRedirection(uncached(reply), error);
    throw error;
  }
}

/** Returns the status of a form's page: some actions do not say why a form was refused. */
const statusOf = ({ status, isRefused }: RenderedPage): number => (status === 200 && isRefused ? 422 : status);
