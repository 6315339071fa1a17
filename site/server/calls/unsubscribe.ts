import { frontApiPaths } from "@setu/contract/calls/paths";
import { privateCallSchemas } from "@setu/contract/calls/private-call-schemas";
import type { Told } from "@setu/contract/calls/private-calls";
import type { Locale } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { uncached } from "../http/headers.ts";
import { refuseOtherMethods } from "../http/other-methods.ts";
import { requestLocale } from "../http/request-locale.ts";
import type { SiteApi } from "./site-api.ts";

interface Unsubscribing {
  path: string;
  /** The page that asks before it stops anything. */
  page: { href(values: { token: string }): string };
  longestToken: number;
  stop(api: ReturnType<SiteApi["for"]>, token: string, locale: Locale): Promise<Told>;
}

const unsubscribings: Unsubscribing[] = [
  {
    path: frontApiPaths.stopSubscription,
    page: pages.alerts,
    longestToken: 100,
    stop: (api, link, locale) => api.stopSubscription({ link, locale }),
  },
  {
    path: frontApiPaths.unsubscribeForum,
    page: pages.stopMails,
    longestToken: 100,
    stop: (api, token, locale) => api.stopForumMails({ body: { token }, locale }),
  },
];

/** The addresses at which a mail program stops mails, at one press (RFC 8058). */
export function unsubscribeRoutes(app: FastifyInstance, { api }: { api: SiteApi }): void {
  // Mail programs may send either kind of form; the address has all that is needed.
  app.addContentTypeParser("multipart/form-data", (_, body, done) => {
    body.resume();
    done(null);
  });
  const tokenOf = (request: FastifyRequest) => String((request.query as { token?: unknown }).token ?? "");
  const { answer } = privateCallSchemas.stopSubscription;
  for (const { path, page, longestToken, stop } of unsubscribings) {
    // A mail program sends none of our headers. The token alone gives the right.
    app.post(path, async (request, reply) => {
      const told = answer.parse(await stop(api.for(request.ip), tokenOf(request), requestLocale(request)));
      return uncached(reply).send({ error: false, ...told });
    });
    // People may open that address by hand, and scanners open every link: the page asks before it stops anything.
    app.get(path, (request, reply) =>
      uncached(reply)
        .header("referrer-policy", "no-referrer")
        .redirect(page.href({ token: tokenOf(request).slice(0, longestToken) }), 303),
    );
    refuseOtherMethods(app, path, ["GET", "HEAD", "POST"]);
  }
}
