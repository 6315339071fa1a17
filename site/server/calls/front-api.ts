import { ContactRequest, type FormToken } from "@setu/contract/contact";
import type { Success } from "@setu/contract/envelope";
import type { Locale } from "@setu/contract/locale";
import { frontApiPaths, requestedWith } from "@setu/contract/paths";
import { hasQuery, type Perishable, type ReadParameters, readCalls, readKey, readNames } from "@setu/contract/reads";
import type { FastifyInstance } from "fastify";
import { cachedBodies } from "../cache/cached-bodies.ts";
import { freshUntil } from "../cache/fresh-until.ts";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import { type Allowance, spend } from "../http/allowance.ts";
import { encodedBody, sendEncoded } from "../http/encoded-body.ts";
import { failure, sendFailure } from "../http/failures.ts";
import { cachePolicy, uncached } from "../http/headers.ts";
import { requestLocale } from "../http/request-locale.ts";
import { refuseCrossOrigin } from "../http/same-origin.ts";
import type { SiteApi } from "./site-api.ts";

interface Options {
  api: SiteApi;
  /** Counts the calls of each network. */
  readAllowance: Allowance;
  revision: RevisionWatcher;
  publicOrigin: string;
  issueFormToken: () => string;
}

/** RFC-draft Idempotency-Key: what our own form sends is a UUID. */
const idempotencyKey = /^[\w-]{8,64}$/;
const json = "application/json; charset=utf-8";

/** The calls of section 7 of the specification: parse, call the operation, answer. */
export function frontApiRoutes(app: FastifyInstance, options: Options): void {
  const { api, readAllowance, revision, publicOrigin, issueFormToken } = options;
  app.setErrorHandler(sendFailure);
  app.addHook("onRequest", async (request) => {
    if (request.method === "GET" || request.method === "HEAD")
      await spend(readAllowance, request.ip, requestLocale(request));
  });
  app.all("/*", (request, reply) => sendFailure(failure("notFound", requestLocale(request)), request, reply));

  const bodies = cachedBodies({
    maxBytes: 10_000_000,
    maxAgeMs: Number.POSITIVE_INFINITY,
    onStale: (error, key) => app.log.error({ err: error, key }, "serving a stale answer"),
  });

  const headers = { "cache-control": cachePolicy.page, vary: "Accept-Encoding, Accept-Language" };
  for (const name of readNames) {
    const { path, query } = readCalls[name];
    app.get(path, async (request, reply) => {
      const locale = requestLocale(request);
      const parameters = { ...knownQuery(request.query, query), ...(request.params as ReadParameters) };
      const make = async () => {
        const ask = api.for(request.ip)[name] as (locale: Locale, parameters: ReadParameters) => Promise<Perishable>;
        const data = await ask(locale, parameters);
        const answer: Success<object> = { error: false, data };
        return encodedBody(JSON.stringify(answer), json, { headers, freshUntil: freshUntil(data) });
      };
      const cache = bodies(hasQuery(name, parameters));
      const body = await cache.get(readKey(name, locale, parameters), revision.current, make);
      return sendEncoded(request, reply, body);
    });
    refuseOtherMethods(app, path, ["GET", "HEAD"]);
  }

  // Its address stays the same when the file is replaced: for links in letters.
  app.get<{ Params: { id: string } }>("/reports/:id/file", async (request, reply) => {
    const locale = requestLocale(request);
    const { files } = await api.for(request.ip).report(locale, request.params);
    const wanted = knownQuery(request.query, ["lang"])["lang"] ?? locale;
    const file = files.find(({ language }) => language === wanted) ?? files[0];
    if (!file) throw failure("notFound", locale);
    return uncached(reply).redirect(file.location, 302);
  });
  refuseOtherMethods(app, "/reports/:id/file", ["GET", "HEAD"]);

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

/** The parameters that a call knows, the first of each; a value longer than any of ours is none. */
function knownQuery(query: unknown, known: readonly string[]): ReadParameters {
  const asked = query as Record<string, unknown>;
  const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);
  return Object.fromEntries(
    known.flatMap((name) => {
      const value = first(asked[name]);
      return typeof value === "string" && value.length <= 100 ? [[name, value.trim()]] : [];
    }),
  );
}

/** 405 with what would be allowed (RFC 9110, 15.5.6). */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string[]): void {
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
