import { frontApiPaths, requestedWith } from "@setu/contract/paths";
import { SubscriptionRequest } from "@setu/contract/subscriptions";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { failure } from "../http/failures.ts";
import { uncached } from "../http/headers.ts";
import { requestLocale } from "../http/request-locale.ts";
import { refuseCrossOrigin } from "../http/same-origin.ts";
import { refuseOtherMethods } from "./front-api.ts";
import type { SiteApi } from "./site-api.ts";

interface Options {
  api: SiteApi;
  publicOrigin: string;
}

const { subscriptions: path, mySubscription, stopSubscription } = frontApiPaths;

/** The calls of those who want mails about what is new. None is cached. */
export function subscriptionRoutes(app: FastifyInstance, { api, publicOrigin }: Options): void {
  // What a mail program sends to stop a subscription may be a form of either kind; all that counts stands in the address.
  app.addContentTypeParser("multipart/form-data", (_, body, done) => {
    body.resume();
    done(null);
  });

  const ours = (request: FastifyRequest) => {
    refuseCrossOrigin(request, publicOrigin);
    const marked = request.headers[requestedWith.name.toLowerCase()] === requestedWith.value;
    if (!marked) throw failure("badRequest", requestLocale(request));
  };
  const subscribers = (request: FastifyRequest) => api.for(request.ip).subscriptions();

  app.post(path, async (request, reply) => {
    ours(request);
    const locale = requestLocale(request);
    const parsed = SubscriptionRequest.safeParse(request.body);
    if (!parsed.success) throw failure("badRequest", locale, parsed.error);
    return uncached(reply).send({
      error: false,
      ...(await (await subscribers(request)).subscribe(parsed.data, locale)),
    });
  });
  refuseOtherMethods(app, path, ["POST"]);

  app.get(mySubscription, async (request, reply) => {
    const data = await (await subscribers(request)).mine(bearerOf(request), requestLocale(request));
    return uncached(reply).send({ error: false, data });
  });
  app.patch(mySubscription, async (request, reply) => {
    ours(request);
    const done = await (await subscribers(request)).confirm(bearerOf(request), requestLocale(request));
    return uncached(reply).send({ error: false, ...done });
  });
  app.delete(mySubscription, async (request, reply) => {
    ours(request);
    const done = await (await subscribers(request)).stop(bearerOf(request), requestLocale(request));
    return uncached(reply).send({ error: false, ...done });
  });
  refuseOtherMethods(app, mySubscription, ["GET", "HEAD", "PATCH", "DELETE"]);

  const tokenOf = (request: FastifyRequest) => String((request.query as { token?: unknown }).token ?? "");
  // RFC 8058: sent by a mail program, which has no page of ours and no header of ours. The token alone says that it may.
  app.post(stopSubscription, async (request, reply) => {
    const done = await (await subscribers(request)).stop(tokenOf(request), requestLocale(request));
    return uncached(reply).send({ error: false, ...done });
  });
  // Somebody who follows that address by hand, or a scanner that looks at every link: it asks first.
  app.get(stopSubscription, (request, reply) =>
    uncached(reply)
      .header("referrer-policy", "no-referrer")
      .redirect(`/alerts?${new URLSearchParams({ token: tokenOf(request).slice(0, 100) })}`, 303),
  );
  refuseOtherMethods(app, stopSubscription, ["GET", "HEAD", "POST"]);
}

const bearerOf = ({ headers }: FastifyRequest): string => /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
