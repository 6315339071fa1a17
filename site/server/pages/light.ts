import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { cookieOf } from "../http/cookies/cookies.ts";
import { failure } from "../http/failures.ts";
import { uncached } from "../http/headers.ts";
import { requestLocale } from "../http/request-locale.ts";
import { refuseCrossOrigin } from "../http/same-origin.ts";

/** The cookie of app/light/choice.ts. */
const cookie = "setu-pictures";
const yearSeconds = 31_536_000;

/** The headers on which an address's two pages depend: caches keep them apart. */
export const lightVary = "Accept-Encoding, Save-Data, Cookie";

/** Whether the pictures of this visitor's pages wait for a request: the visitor's choice overrides the browser's `Save-Data`. */
export function wantsLight(headers: IncomingHttpHeaders): boolean {
  const choice = cookieOf(headers, cookie);
  if (choice === "ask" || choice === "show") return choice === "ask";
  return headers["save-data"] === "on";
}

/** Adds `POST /pictures`, which stores the visitor's choice without JavaScript, and redirects back to the page. */
export function lightRoutes(app: FastifyInstance, publicOrigin: string): void {
  app.post("/pictures", async (request, reply) => {
    refuseCrossOrigin(request, publicOrigin);
    const form = new URLSearchParams(typeof request.body === "string" ? request.body : "");
    const [choice, back] = [form.get("choice") ?? "", form.get("back") ?? "/"];
    if (!/^(ask|show)$/.test(choice)) throw failure("badRequest", requestLocale(request));
    const attributes = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
    reply.header("set-cookie", `${cookie}=${choice}; ${attributes}`);
    // Only to this site: a second slash, or a backslash, would name another host (safety, T27).
    return uncached(reply).redirect(/^\/(?![/\\])[\x21-\x7e]*$/.test(back) ? back : "/", 303);
  });
}
