import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import pLimit from "p-limit";

type Encoding = "br" | "gzip" | "identity";

/** A body that is sent many times, with its entity tag. */
export interface EncodedBody {
  status: number;
  type: string;
  /** Depends only on the content: two replicas have the same one. */
  etag: string;
  /** Headers of this body, which replace those of every answer. */
  headers: Record<string, string>;
  /** When it stops being true if nothing is published, in milliseconds since the epoch. */
  freshUntil?: number | undefined;
  /** Set once its smallest form is made or being made. */
  condensed?: true;
  /** Each form is made once, at its first request. */
  forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>> & { identity: Buffer };
}

/** Level 5: within 2 % of level 6, and three quarters of the way to the smallest at a fiftieth of the time. */
const brotliQuality = 5;

/** Returns an upper bound of a body's memory: the compressed forms take less than half of the plain one. */
export const bytesOf = (body: EncodedBody): number => body.forms.identity.length * 2;

interface More {
  status?: number;
  headers?: Record<string, string>;
  freshUntil?: number | undefined;
  /** Those forms of it that have been made elsewhere. */
  compressed?: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** Twice as fast as Buffer.from for a text that was concatenated from many. */
const encoder = new TextEncoder();

const bufferOf = ({ buffer }: Uint8Array<ArrayBuffer>) => Buffer.from(buffer);

/** Makes a body of a text, or of a whole array of bytes. */
export function encodedBody(content: string | Uint8Array<ArrayBuffer>, type: string, more: More = {}): EncodedBody {
  const { status = 200, headers = {}, freshUntil, compressed = {} } = more;
  const identity = bufferOf(typeof content === "string" ? encoder.encode(content) : content);
  const made = Object.entries(compressed).map(([encoding, bytes]) => [encoding, bufferOf(bytes)]);
  const forms = { ...Object.fromEntries(made), identity };
  // The tag depends on the headers too: after a 304 a browser keeps the policy that it has.
  const digest = createHash("sha256").update(identity).update(JSON.stringify(headers)).digest("base64url");
  return { status, type, etag: `"${digest.slice(0, 22)}"`, headers, freshUntil, forms };
}

/** Up to this size, handing a body to another thread and back takes longer than compressing it: most answers of the calls are smaller. */
const smallBytes = 8192;

async function compress(bytes: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  const isSmall = bytes.length <= smallBytes;
  if (encoding === "gzip") return isSmall ? gzipSync(bytes) : promisify(gzip)(bytes);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return isSmall ? brotliCompressSync(bytes, { params }) : promisify(brotliCompress)(bytes, { params });
}

/** Postfix bits of distances: which number is better depends on the page, by half a percent. */
const postfixBits = [0, 1];

/** Returns the smallest form that we know to make, at a hundred times the usual time. */
async function smallestOf(bytes: Buffer): Promise<Buffer> {
  const forms: Buffer[] = [];
  for (const bits of postfixBits) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_NPOSTFIX]: bits,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    forms.push(await promisify(brotliCompress)(bytes, { params }));
  }
  return forms.reduce((smallest, form) => (form.length < smallest.length ? form : smallest));
}

/**
 * One at a time. A page is compressed faster than the next one renders, so one thread keeps pace; more would only take
 * processor time from rendering (docs/performance.md).
 */
const inTurn = pLimit(1);

/** Returns the body in one encoding: at once if it has been requested before. */
function formOf({ forms }: EncodedBody, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = forms[encoding];
  if (known || encoding === "identity") return known ?? forms.identity;
  const making = inTurn(() => compress(forms.identity, encoding)).then(
    (made) => {
      forms[encoding] = made;
      return made;
    },
    (error) => {
      delete forms[encoding];
      throw error;
    },
  );
  forms[encoding] = making;
  return making;
}

/** One at a time too, in a thread that nobody waits for; when this many wait, further bodies stay as they are. */
const condensing = pLimit(1);
const mostWaiting = 10;

/** Compresses a body again as small as possible, an eighth less at a hundred times the time: for pages that are requested again. */
export function condense(body: EncodedBody): void {
  if (body.condensed || condensing.pendingCount >= mostWaiting) return;
  body.condensed = true;
  const made = condensing(() => smallestOf(body.forms.identity));
  // On a failure the page keeps its larger form.
  made.then((smallest) => (body.forms.br = smallest)).catch(() => undefined);
}

/** The chosen encodings by header value: browsers send few different ones. */
const encodings = new LRUCache<string, Encoding>({ max: 100 });

/** Returns the best encoding that the visitor's Accept-Encoding allows (RFC 9110, 12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const known = encodings.get(accepted);
  if (known) return known;
  const allowed = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(["br", "gzip"]);
  const encoding = (["br", "gzip"] as const).find((one) => allowed.includes(one)) ?? "identity";
  encodings.set(accepted, encoding);
  return encoding;
}

/** Returns the headers of a body in any encoding. The tag is weak: the encodings differ in bytes, not in meaning. */
const headersOf = (body: EncodedBody) => ({ vary: "Accept-Encoding", ...body.headers, etag: `W/${body.etag}` });

/** Returns the headers of a body in one of its encodings. */
export const headersOfForm = (body: EncodedBody, encoding: Encoding): Record<string, string> => ({
  ...headersOf(body),
  "content-type": body.type,
  ...(encoding !== "identity" && { "content-encoding": encoding }),
});

/** Sends a body in the visitor's encoding, or 304 if the visitor has it (RFC 9110, 13.1.2). */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  const isKnown = body.status === 200 && request.headers["if-none-match"]?.includes(body.etag);
  if (isKnown) return reply.code(304).headers(headersOf(body)).send();
  const encoding = encodingFor(request.headers["accept-encoding"]);
  // As in headers.ts: connections stay open by default.
  reply.raw.removeHeader("connection");
  return reply
    .code(body.status)
    .headers(headersOfForm(body, encoding))
    .send(await formOf(body, encoding));
}
