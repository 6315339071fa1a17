import { frontApiPaths } from "@setu/contract/calls/paths";
import { privateCallSchemas } from "@setu/contract/calls/private-call-schemas";
import { pages } from "@setu/contract/pages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { uncached } from "../http/headers.ts";
import { refuseOtherMethods } from "../http/other-methods.ts";
import { requestLocale } from "../http/request-locale.ts";
import type { SiteApi } from "./site-api.ts";

const { stopSubscription: path } = frontApiPaths;

/** The address at which a mail program stops a subscription, at one press (RFC 8058). */
export function unsubscribeRoutes(app: FastifyInstance, { api }: { api: SiteApi }): void {
  // Mail programs may send a form of either kind; the address says all that is needed.
  app.addContentTypeParser("multipart/form-data", (_, body, done) => {
    body.resume();
    done(null);
  });
  const tokenOf = (request: FastifyRequest) => String((request.query as { token?: unknown }).token ?? "");
  // A mail program sends none of our headers. The token alone gives the right.
  app.post(path, async (request, reply) => {
    const asked = { link: tokenOf(request), locale: requestLocale(request) };
    const told = privateCallSchemas.stopSubscription.answer.parse(await api.for(request.ip).stopSubscription(asked));
    return uncached(reply).send({ error: false, ...told });
  });
  // People may open that address by hand, and scanners open every link: the page asks before it stops anything.
  app.get(path, (request, reply) =>
    uncached(reply)
      .header("referrer-policy", "no-referrer")
      .redirect(pages.alerts.href({ token: tokenOf(request).slice(0, 100) }), 303),
  );
  refuseOtherMethods(app, path, ["GET", "HEAD", "POST"]);
}
