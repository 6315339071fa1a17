import type { Content } from "@setu/content/open";
import { frontApiPaths } from "@setu/contract/calls/paths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { uncached } from "../http/headers.ts";
import { refuseOtherMethods } from "../http/other-methods.ts";
import { bearerOf } from "../http/our-script.ts";
import { type RateLimiter, spend } from "../http/rate-limiter.ts";
import { requestLocale } from "../http/request-locale.ts";
import { refuseCrossOrigin } from "../http/same-origin.ts";
import { serverTexts } from "../http/server-texts.ts";

interface Options {
  exportApplication: Content["exportApplication"];
  exportLimiter: RateLimiter;
  publicOrigin: string;
}

const { exportApplication: path } = frontApiPaths;

/** Sends all data held about an application to its applicant, as an archive. */
export function exportRoutes(app: FastifyInstance, { exportApplication, exportLimiter, publicOrigin }: Options): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, link: string) => {
    const locale = requestLocale(request);
    await spend(exportLimiter, request.ip, locale, serverTexts[locale].tooManyMessages);
    const { filename, archive } = await exportApplication(link, locale);
    return uncached(reply)
      .headers({
        "content-disposition": `attachment; filename="${filename}"`,
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "no-referrer",
      })
      .type("application/zip")
      .send(archive);
  };
  app.get(path, (request, reply) => send(request, reply, bearerOf(request)));
  // The page's own form sends this: the browser stores the answer as a file, and no address contains the link. It changes nothing.
  app.post(path, (request, reply) => {
    refuseCrossOrigin(request, publicOrigin);
    const body = typeof request.body === "string" ? request.body : "";
    return send(request, reply, new URLSearchParams(body).get("link") ?? "");
  });
  refuseOtherMethods(app, path, ["GET", "HEAD", "POST"]);
}
