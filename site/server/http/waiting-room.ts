import { once } from "node:events";
import { createServer } from "node:http";
import type { Environment } from "@setu/content/environment";
import { frontApiBase } from "@setu/contract/calls/paths";
import { localeOfPath } from "@setu/contract/locale";
import { pathOf } from "./after-answers.ts";
import { cachePolicy, securityHeaders } from "./headers.ts";
import { limits } from "./limits.ts";
import { plainDocument, plainPolicy } from "./plain-document.ts";
import { preferredLocale } from "./request-locale.ts";
import { serverTexts } from "./server-texts.ts";

const retryAfterSeconds = 5;

/** Listens on the site's port until the content is open: the process is alive, and every page says to try again. */
export async function openWaitingRoom(env: Environment): Promise<{ close(): void }> {
  const { publicOrigin, mapTiles } = env;
  const common = {
    ...securityHeaders({ publicOrigin, mapTiles, development: env.mode === "development" }),
    "cache-control": cachePolicy.none,
    // The client's next request must reach the site itself, over a new connection.
    connection: "close",
  };
  const server = createServer({ headersTimeout: limits.timeouts.headers }, (request, response) => {
    const path = pathOf(request.url ?? "/");
    const send = (status: number, type: string, body: string, more: Record<string, string> = {}) => {
      if (status === 503) response.setHeader("retry-after", retryAfterSeconds);
      response.writeHead(status, { ...common, ...more, "content-type": `${type}; charset=utf-8` }).end(body);
    };
    if (path === "/healthz") return send(200, "application/json", JSON.stringify({ status: "ok" }));
    if (path === "/readyz") return send(503, "application/json", JSON.stringify({ status: "starting" }));
    const preferred = preferredLocale(request.headers["accept-language"]);
    if (path.startsWith(`${frontApiBase}/`)) {
      const message = serverTexts[preferred ?? "en"].starting;
      return send(503, "application/json", JSON.stringify({ error: true, message }));
    }
    // A page has the language of its address; the back office, which has a single address, has the reader's.
    const locale = path === "/admin" || path.startsWith("/admin/") ? (preferred ?? "en") : localeOfPath(path);
    return send(503, "text/html", plainDocument(locale, serverTexts[locale].starting), {
      "content-security-policy": plainPolicy,
    });
  });
  server.listen(env.port, env.host);
  await once(server, "listening");
  return {
    close() {
      // Open requests are answered; the port is free at once.
      server.close();
      server.closeIdleConnections();
    },
  };
}
