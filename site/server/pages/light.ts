import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { failure } from "../http/failures.ts";
import { uncached } from "../http/headers.ts";
import { requestLocale } from "../http/request-locale.ts";
import { refuseCrossOrigin } from "../http/same-origin.ts";

/** The cookie of app/light/light-mode.ts. */
const cookie = "setu-pictures";
const chosen = new RegExp(`(?:^|;\\s*)${cookie}=(ask|show)(?:;|$)`);
const yearSeconds = 31_536_000;

/** Headers by which one address has two pages: caches on the way keep them apart. */
export const lightVary = "Accept-Encoding, Save-Data, Cookie";

/** Whether this visitor's pages have pictures that wait to be asked for: what was chosen goes before what the browser says. */
export function wantsLight(headers: IncomingHttpHeaders): boolean {
  const [, choice] = (headers.cookie && chosen.exec(headers.cookie)) || [];
  return choice ? choice === "ask" : headers["save-data"] === "on";
}

/** `POST /pictures` keeps the visitor's choice where there is no JavaScript, and leads back to the page. */
export function lightRoutes(app: FastifyInstance, publicOrigin: string): void {
  app.post("/pictures", async (request, reply) => {
    refuseCrossOrigin(request, publicOrigin);
    const form = new URLSearchParams(typeof request.body === "string" ? request.body : "");
    const [choice, back] = [form.get("choice") ?? "", form.get("back") ?? "/"];
    if (!/^(ask|show)$/.test(choice)) throw failure("badRequest", requestLocale(request));
    const attributes = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
    reply.header("set-cookie", `${cookie}=${choice}; ${attributes}`);
    // Of this site only: a second slash, or a backslash, would name another host (safety, T27).
    return uncached(reply).redirect(/^\/(?![/\\])[\x21-\x7e]*$/.test(back) ? back : "/", 303);
  });
}
