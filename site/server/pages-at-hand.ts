import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type NoteAnswer, pathOf } from "./after-answers.ts";
import { type EncodedBody, encodingFor, headersOfForm } from "./encoded-body.ts";
import type { SecurityHeaders } from "./headers.ts";
import { limits } from "./limits.ts";

/** The cached page at an address, of the revision that stands. */
export type FindPage = (url: string) => EncodedBody | undefined;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers pages that are cached and compressed before Fastify is asked, whose routing, hooks and reply take twice the time
 * that such an answer needs (docs/decisions/0031-pages-at-hand.md). All else is Fastify's, and so is a page of which
 * anything but its bytes is asked: HEAD, If-None-Match, no compression.
 */
export class PagesAtHand {
  readonly #headers: SecurityHeaders;
  /** Names and values in turn, as Node writes them, of each form that was sent. */
  readonly #lines = new WeakMap<Buffer, string[]>();
  #find: FindPage = () => undefined;
  #note: NoteAnswer = () => {};

  /** `headers` are those of every answer. */
  constructor(headers: SecurityHeaders) {
    this.#headers = headers;
  }

  /** From now on what `find` finds is answered here. */
  open(find: FindPage, note: NoteAnswer): void {
    this.#find = find;
    this.#note = note;
  }

  readonly serverFactory = (fastify: Listener, options: { http?: object }): Server => {
    const server = createServer({ ...options.http }, (request, response) => {
      if (!this.#answer(request, response)) fastify(request, response);
    });
    server.requestTimeout = limits.timeouts.request;
    server.keepAliveTimeout = limits.timeouts.keepAlive;
    return server;
  };

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    const arrived = performance.now();
    const { method, url = "", headers } = request;
    if (method !== "GET" || headers["if-none-match"] !== undefined || url.length > limits.urlBytes) return false;
    const encoding = encodingFor(headers["accept-encoding"]);
    const page = encoding === "identity" ? undefined : this.#find(url);
    const form = page?.forms[encoding];
    if (!page || !(form instanceof Buffer)) return false;
    const reqId = randomUUID();
    const lines = this.#lines.get(form) ?? this.#linesOf(page, encoding, form);
    response.writeHead(page.status, [...lines, "x-request-id", reqId]);
    response.end(form, () => {
      const ms = performance.now() - arrived;
      this.#note({ reqId, method, path: pathOf(url), route: "/*", status: page.status, ms });
    });
    return true;
  }

  #linesOf(page: EncodedBody, encoding: keyof EncodedBody["forms"], form: Buffer): string[] {
    const headers = { ...this.#headers, ...headersOfForm(page, encoding), "content-length": String(form.length) };
    const lines = Object.entries(headers).flat();
    this.#lines.set(form, lines);
    return lines;
  }
}
