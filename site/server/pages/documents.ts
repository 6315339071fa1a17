import { access, mkdir } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { Content } from "@setu/content/open";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RevisionCache } from "../cache/revision-cache.ts";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import { failure } from "../http/failures.ts";
import { cachePolicy } from "../http/headers.ts";
import { requestLocale } from "../http/request-locale.ts";

interface Options {
  content: Pick<Content, "document" | "countDownload">;
  revision: RevisionWatcher;
  dataDir: string;
}
type Found = Awaited<ReturnType<Content["document"]>>;

/** The content's file names have this form; no others are looked up. */
const safeName = /^[a-z0-9][a-z0-9-]{0,119}\.(pdf|docx|xlsx)$/;
/**
 * A document comes from a third party: it may run nothing and load nothing, whatever opens it. A PDF is sent
 * without `sandbox`: with it Safari shows an empty page, and Chrome's viewer is an object. Its bytes have
 * been checked to be a PDF, and `nosniff` keeps browsers to that type.
 */
const policy = {
  inline: "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
  attachment: "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Serves documents for download, each only while the content releases it. */
export async function documentRoutes(app: FastifyInstance, { content, revision, dataDir }: Options): Promise<void> {
  const root = path.join(dataDir, "documents");
  await mkdir(root, { recursive: true });
  // The plugin handles ranges and conditional requests.
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false });
  const known = new RevisionCache<{ document: Found }>({
    maxBytes: 4000,
    sizeOf: () => 1,
    maxAgeMs: Number.POSITIVE_INFINITY,
    onStale: (error, key) => app.log.error({ err: error, key }, "serving a document without asking the database"),
  });

  interface Asked {
    Params: { name: string };
    Querystring: { v?: unknown };
  }
  // After the answer, so that no visitor waits for the count.
  const onResponse = async ({ method, params, headers }: FastifyRequest<Asked>, { statusCode }: FastifyReply) => {
    if (method !== "GET" || !isBeginning(statusCode, headers.range)) return;
    await content.countDownload(params.name).catch((err) => app.log.error({ err }, "a download was not counted"));
  };

  app.get<Asked>("/documents/:name", { onResponse }, async (request, reply) => {
    const { name } = request.params;
    // A missing document is cached too, so that a withdrawn one is not served stale.
    const ask = async () => ({ document: await content.document(name) });
    const { document } = safeName.test(name) ? await known.get(name, revision.current, ask) : { document: undefined };
    if (!document) throw failure("notFound", requestLocale(request));
    // Before the headers, which are those of the file.
    if (!(await exists(path.join(root, document.filename)))) {
      request.log.error({ filename: document.filename }, "the file of a document is missing");
      throw failure("notFound", requestLocale(request));
    }
    const { filename, mime, version } = document;
    const kind = mime === "application/pdf" ? "inline" : "attachment";
    return reply
      .headers({
        "content-security-policy": policy[kind],
        "content-disposition": disposition(kind, document),
        "cache-control": request.query.v === version ? cachePolicy.immutable : cachePolicy.page,
      })
      .type(mime)
      .sendFile(filename);
  });
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whether the answer begins the file: of a download in parts, only the first part counts. */
const isBeginning = (status: number, range = "") => status === 200 || (status === 206 && range.startsWith("bytes=0-"));

/**
 * Returns the Content-Disposition: a PDF opens in the browser, anything else is saved; the name in its own script is
 * encoded by RFC 8187.
 */
function disposition(kind: keyof typeof policy, { downloadName, latinName }: NonNullable<Found>): string {
  const encoded = encodeURIComponent(downloadName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${latinName}"; filename*=UTF-8''${encoded}`;
}
