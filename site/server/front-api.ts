import { ContactRequest, type FormToken } from "@setu/contract/contact";
import type { Success } from "@setu/contract/envelope";
import type { Locale } from "@setu/contract/locale";
import { frontApiPaths, requestedWith } from "@setu/contract/paths";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { bytesOf, type EncodedBody, encodedBody, sendEncoded } from "./encoded-body.ts";
import { failure, sendFailure } from "./failures.ts";
import { cachePolicy, uncached } from "./headers.ts";
import { requestLocale } from "./request-locale.ts";
import { RevisionCache } from "./revision-cache.ts";
import type { RevisionWatcher } from "./revision-watcher.ts";
import { refuseCrossOrigin } from "./same-origin.ts";
import type { SiteApi } from "./site-api.ts";

interface Options {
  api: SiteApi;
  revision: RevisionWatcher;
  publicOrigin: string;
  issueFormToken: () => string;
}

/** RFC-draft Idempotency-Key: what our own form sends is a UUID. */
const idempotencyKey = /^[\w-]{8,64}$/;
const json = "application/json; charset=utf-8";

/** The calls of section 7 of the specification: parse, call the operation, answer. */
export function frontApiRoutes(app: FastifyInstance, { api, revision, publicOrigin, issueFormToken }: Options): void {
  app.setErrorHandler(sendFailure);
  app.all("/*", (request, reply) => sendFailure(failure("notFound", requestLocale(request)), request, reply));

  const bodies = new RevisionCache<EncodedBody>({
    maxBytes: 8_000_000,
    sizeOf: bytesOf,
    maxAgeMs: Number.POSITIVE_INFINITY,
    onStale: (error, key) => app.log.error({ err: error, key }, "serving a stale answer"),
  });

  const read = (path: string, ask: (request: FastifyRequest, locale: Locale) => Promise<object>) => {
    app.get(path, async (request, reply) => {
      const locale = requestLocale(request);
      const make = async () => {
        const answer: Success<object> = { error: false, data: await ask(request, locale) };
        return encodedBody(JSON.stringify(answer), json);
      };
      const body = await bodies.get(`${path}:${locale}`, revision.current, make);
      reply.header("cache-control", cachePolicy.page);
      reply.header("vary", "Accept-Encoding, Accept-Language");
      return sendEncoded(request, reply, body);
    });
    refuseOtherMethods(app, path, ["GET", "HEAD"]);
  };

  read(frontApiPaths.home, (request, locale) => api.for(request.ip).home(locale));
  read(frontApiPaths.menu, (request, locale) => api.for(request.ip).menu(locale));

  app.get(frontApiPaths.formToken, (_, reply) => {
    const answer: Success<FormToken> = { error: false, data: { token: issueFormToken() } };
    return uncached(reply).send(answer);
  });
  refuseOtherMethods(app, frontApiPaths.formToken, ["GET", "HEAD"]);

  app.post(frontApiPaths.contact, async (request, reply) => {
    const locale = requestLocale(request);
    refuseCrossOrigin(request, publicOrigin);
    // Only script on our own pages can send this header without the browser asking us first.
    const marked = request.headers[requestedWith.name.toLowerCase()] === requestedWith.value;
    const parsed = ContactRequest.safeParse(request.body);
    const key = request.headers["idempotency-key"];
    const keyIsGood = key === undefined || (typeof key === "string" && idempotencyKey.test(key));
    if (!marked || !parsed.success || !keyIsGood) throw failure("badRequest", locale, parsed.error);
    const { form_token: formToken, website: honeypot, ...message } = parsed.data;
    const accepted = await api
      .for(request.ip)
      .contact(message, { locale, formToken, honeypot, idempotencyKey: key as string | undefined });
    return uncached(reply).send(accepted);
  });
  refuseOtherMethods(app, frontApiPaths.contact, ["POST"]);
}

/** 405 with what would be allowed (RFC 9110, 15.5.6). */
function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string[]): void {
  const method = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].filter((name) => !allowed.includes(name));
  app.route({
    method,
    url,
    handler: (request, reply) => {
      reply.header("allow", allowed.join(", "));
      return sendFailure(failure("methodNotAllowed", requestLocale(request)), request, reply);
    },
  });
}
