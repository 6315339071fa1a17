import {
  hasQuery,
  type Perishable,
  type ReadParameters,
  readCalls,
  readKey,
  readNames,
} from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import { knownQuery } from "@setu/contract/known-query";
import type { Locale } from "@setu/contract/locale";
import type { Success } from "@setu/contract/shapes/envelope";
import type { FastifyInstance } from "fastify";
import { cachedBodies } from "../cache/cached-bodies.ts";
import { revisionOfCall } from "../cache/forum-revision.ts";
import { freshUntil } from "../cache/fresh-until.ts";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import { type EncodedBody, encodedBody, encodingFor, sendEncoded } from "../http/encoded-body.ts";
import { failure } from "../http/failures.ts";
import { cachePolicy, uncached } from "../http/headers.ts";
import { refuseOtherMethods } from "../http/other-methods.ts";
import { requestLocale } from "../http/request-locale.ts";
import { serverTexts } from "../http/server-texts.ts";
import { isSearchName, type SiteApi, type WrittenAnswer } from "./site-api.ts";

interface Options {
  api: SiteApi;
  revision: RevisionWatcher;
}

const json = "application/json; charset=utf-8";

/** Adds the reading calls (specification, section 7): answers are cached as they are sent. */
export function readRoutes(app: FastifyInstance, { api, revision }: Options): void {
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
      const parameters = { ...queryOf(request.url, query), ...(request.params as ReadParameters) };
      const make = async () => {
        if (isSearchName(name)) {
          const encoding = encodingFor(request.headers["accept-encoding"]);
          const found = await api.written(request.ip, name, locale, parameters, encoding);
          return found.prepared ? writtenBody(found, headers) : unpreparedBody(locale);
        }
        const ask = api.for(request.ip)[name] as (locale: Locale, parameters: ReadParameters) => Promise<Perishable>;
        const data = await ask(locale, parameters);
        const answer: Success<object> = { error: false, data };
        return encodedBody(JSON.stringify(answer), json, { headers, freshUntil: freshUntil(data) });
      };
      const cache = bodies(hasQuery(name, parameters));
      const body = await cache.get(readKey(name, locale, parameters), revisionOfCall(revision, name), make);
      return sendEncoded(request, reply, body);
    });
    refuseOtherMethods(app, path, ["GET", "HEAD"]);
  }

  // The address stays the same when the file is replaced: for links in letters.
  app.get<{ Params: { id: string } }>("/reports/:id/file", async (request, reply) => {
    const locale = requestLocale(request);
    const { files } = await api.for(request.ip).report(locale, request.params);
    const wanted = queryOf(request.url, ["lang"])["lang"] ?? locale;
    const file = files.find(({ language }) => language === wanted) ?? files[0];
    if (!file) throw failure("notFound", locale);
    return uncached(reply).redirect(file.location, 302);
  });
  refuseOtherMethods(app, "/reports/:id/file", ["GET", "HEAD"]);
}

/** The body of a search's answer, which is written and compressed already. */
function writtenBody(answer: WrittenAnswer, headers: Record<string, string>): EncodedBody {
  const { identity, ...compressed } = answer.forms;
  return encodedBody(identity, json, { headers, freshUntil: freshUntil(answer), compressed });
}

/** The answer of a search whose index is being made. It is not kept, nor is an older one sent in its place. */
function unpreparedBody(locale: Locale): EncodedBody {
  const text = serverTexts[locale].searchInPreparation;
  const headers = { "cache-control": cachePolicy.none, "retry-after": "1" };
  return encodedBody(JSON.stringify(new FrontApiError("unavailable", text)), json, { status: 503, headers });
}

/** Returns what a call reads of an address, as pages read theirs. */
const queryOf = (url: string, known: readonly string[]): ReadParameters =>
  Object.fromEntries(knownQuery(known, new URLSearchParams(/\?.*/.exec(url)?.[0])));
