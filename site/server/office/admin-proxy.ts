import httpProxy from "@fastify/http-proxy";
import type { Environment } from "@setu/content/environment";
import type { Content } from "@setu/content/open";
import { FrontApiError } from "@setu/contract/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { failure } from "../http/failures.ts";
import { preferredLocale } from "../http/request-locale.ts";
import { refuseCrossOrigin } from "../http/same-origin.ts";
import { sendDown } from "../http/send-down.ts";
import { serverTexts } from "../http/server-texts.ts";
import { allowsApi, isAccount, takesFiles } from "./admin-paths.ts";
import { screenLimiter, staffToken } from "./screen-limiter.ts";
import { signInRoutes } from "./sign-in.ts";
import { signInLimiter } from "./sign-in-limiter.ts";
import { chosenLanguage, screenLocale, sendStaffFailure } from "./staff-failure.ts";

type Staff = Pick<Content, "staffApi" | "staffSession">;

/** Payload limits only files: other bodies are limited here, in front of it. */
const bodyBytes = { file: 41_000_000, other: 2_000_000 };

/** Methods that change nothing: any site may make a browser send these. */
const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/** Proxies the back office, a process of its own, as far as an editor's browser needs it. */
export async function adminProxy(app: FastifyInstance, env: Environment, { staffApi, staffSession }: Staff) {
  const limiter = signInLimiter(env);
  const refuseScreen = screenLimiter(env.limits);
  app.setErrorHandler(sendStaffFailure);

  const refuse = async (request: FastifyRequest): Promise<void> => {
    const locale = screenLocale(request);
    const path = request.url.split("?")[0] ?? "";
    const token = staffToken(request);
    const session = token === undefined ? undefined : staffSession(token);
    const isAdmin = path === "/admin" || path.startsWith("/admin/");
    const isStatic = path.startsWith("/_next/static/") || (env.mode === "development" && path.startsWith("/_next/"));
    if (!isAdmin && !isStatic && !allowsApi(path, staffApi, session !== undefined)) {
      // After its session has run out, one of our pages sends no cookie. The answer does not reveal whether the address exists.
      const isOurs = request.headers["sec-fetch-site"] === "same-origin";
      throw failure(isOurs && session === undefined ? "signedOut" : "notFound", locale);
    }
    // Signing in too: a visitor who is unknowingly signed in to another person's account writes into it (safety, T10).
    if (!safe.has(request.method)) refuseCrossOrigin(request, env.publicOrigin);
    if (!isStatic) await refuseScreen(request, session);
    refuseLarge(request, takesFiles(path, staffApi));
    if (request.method === "PATCH" && isAccount(path)) await limiter.change(request, locale);
  };

  await app.register(async (scope) =>
    signInRoutes(scope, {
      env,
      limiter,
      headersFor: (request) => forwarded(request, request.headers, env.publicOrigin),
    }),
  );
  for (const prefix of ["/admin", "/api", "/_next"]) {
    await app.register(httpProxy, {
      upstream: `http://127.0.0.1:${env.adminPort}`,
      prefix,
      rewritePrefix: prefix,
      preHandler: (request, _, next) => {
        refuse(request).then(() => next(), next);
      },
      // Only Next's hot reload in development needs WebSockets.
      ...(env.mode === "development" ? { websocket: true as const } : {}),
      // It would log the whole address, and with it the token of a new password.
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => forwarded(request as FastifyRequest, headers, env.publicOrigin),
        onError: (reply, { error }) => sendDown(reply as FastifyReply, error),
      },
    });
  }
}

/** @throws FrontApiError `tooLarge` for a body larger than the path needs. */
function refuseLarge(request: FastifyRequest, keepsFiles: boolean): void {
  const { "content-type": type, "content-length": length = 0, "transfer-encoding": coding } = request.headers;
  const locale = screenLocale(request);
  // Payload's screens send every form as multipart, and it would store a file with any of them.
  const isFile = keepsFiles && type?.startsWith("multipart/form-data");
  // A body of unknown length cannot be limited here.
  if (coding !== undefined) throw failure("tooLarge", locale);
  if (Number(length) <= (isFile ? bodyBytes.file : bodyBytes.other)) return;
  throw isFile ? new FrontApiError("tooLarge", serverTexts[locale].fileTooLarge) : failure("tooLarge", locale);
}

/** Returns the headers as the visitor sent them, so that the back office links to itself by its public address. */
function forwarded(request: FastifyRequest, headers: Record<string, unknown>, publicOrigin: string) {
  const { protocol } = new URL(publicOrigin);
  const cookie = request.headers.cookie ?? "";
  // Node has already told the sender to go on, and the proxy's client cannot send this header.
  const { expect: _, ...rest } = headers;
  // Payload does not recognise Nepali in Accept-Language; its language cookie can set it (docs/decisions/0006-admin.md).
  const nepali =
    chosenLanguage(request.headers) === undefined && preferredLocale(request.headers["accept-language"]) === "ne";
  return {
    ...rest,
    host: request.headers.host,
    "x-forwarded-host": request.headers.host,
    "x-forwarded-proto": protocol.slice(0, -1),
    ...(nepali && { cookie: [cookie, "setu-lng=ne"].filter(Boolean).join("; ") }),
  } as Record<string, string>;
}
