import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Environment } from "@setu/content/environment";
import { type NoteAnswer, pathOf } from "../http/after-answers.ts";
import { boundConnections } from "../http/connections.ts";
import { condense, type EncodedBody, encodingFor, headersOfForm } from "../http/encoded-body.ts";
import type { SecurityHeaders } from "../http/headers.ts";
import { limits } from "../http/limits.ts";
import { refuseTarget } from "../http/malformed.ts";
import { acceptTarget } from "../http/request-target.ts";

/** Finds the cached page at an address, of the current revision, in a form that the request's headers accept. */
export type FindPage = (url: string, headers: IncomingHttpHeaders) => EncodedBody | undefined;

type Options = Pick<Environment, "limits" | "trustedProxies">;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers pages that are cached and compressed before they reach Fastify, whose routing, hooks and reply take twice the
 * time of such an answer (docs/decisions/0031-pages-at-hand.md). All other requests are Fastify's, and so are those for
 * more than a page's bytes: HEAD, If-None-Match, no compression.
 */
export class CachedPages {
  readonly #headers: SecurityHeaders;
  readonly #options: Options;
  /** The header lines of each form that was sent: names and values in turn, as Node writes them. */
  readonly #lines = new WeakMap<Buffer, string[]>();
  #find: FindPage = () => undefined;
  #note: NoteAnswer = () => {};

  /** `headers` are those of every answer. */
  constructor(headers: SecurityHeaders, options: Options) {
    this.#headers = headers;
    this.#options = options;
  }

  /** Starts answering the pages that `find` finds. */
  open(find: FindPage, note: NoteAnswer): void {
    this.#find = find;
    this.#note = note;
  }

  readonly serverFactory = (fastify: Listener, options: { http?: object }): Server => {
    const { limits: counted, trustedProxies } = this.#options;
    const server = createServer({ ...options.http });
    server.requestTimeout = limits.timeouts.request;
    const { direct, proxied } = limits.timeouts.keepAlive;
    server.keepAliveTimeout = trustedProxies.length > 0 ? proxied : direct;
    const admit = boundConnections(server, {
      ...limits.connections,
      idleMs: server.keepAliveTimeout + limits.timeouts.headers,
      most: counted ? limits.connections.most : undefined,
      trustedProxies,
    });
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      if (!admit(request, response)) return;
      if (!acceptTarget(request)) refuseTarget(request, response, this.#headers);
      else if (!this.#answer(request, response)) fastify(request, response);
    });
    return server;
  };

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    const arrived = performance.now();
    const { method, url = "", headers } = request;
    if (method !== "GET" || headers["if-none-match"] !== undefined || url.length > limits.urlBytes) return false;
    const encoding = encodingFor(headers["accept-encoding"]);
    const page = encoding === "identity" ? undefined : this.#find(url, headers);
    const form = page?.forms[encoding];
    if (!page || !(form instanceof Buffer)) return false;
    const reqId = randomUUID();
    const lines = this.#lines.get(form) ?? this.#linesOf(page, encoding, form);
    // As in http/headers.ts: connections stay open by default.
    response.removeHeader("connection");
    response.writeHead(page.status, [...lines, "x-request-id", reqId]);
    response.end(form, () => {
      const ms = performance.now() - arrived;
      this.#note({ reqId, method, path: pathOf(url), route: "/*", status: page.status, ms });
    });
    return true;
  }

  #linesOf(page: EncodedBody, encoding: keyof EncodedBody["forms"], form: Buffer): string[] {
    // This is the second visitor who requests it; there may be many more.
    if (encoding === "br") condense(page);
    const headers = { ...this.#headers, ...headersOfForm(page, encoding), "content-length": String(form.length) };
    const lines = Object.entries(headers).flat();
    this.#lines.set(form, lines);
    return lines;
  }
}
