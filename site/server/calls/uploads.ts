import type { Readable } from "node:stream";
import type { UploadCalls } from "@setu/content/open";
import { frontApiPaths, uploadBytes } from "@setu/contract/calls/paths";
import { UploadRequest, UploadState } from "@setu/contract/uploads";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { drainBody } from "../http/drain-body.ts";
import { failure } from "../http/failures.ts";
import { uncached } from "../http/headers.ts";
import { limits } from "../http/limits.ts";
import { refuseOtherMethods } from "../http/other-methods.ts";
import { requireOurScript } from "../http/our-script.ts";
import { networkOf, type RateLimiter, siteGroups, spend } from "../http/rate-limiter.ts";
import { requestLocale } from "../http/request-locale.ts";
import { serverTexts } from "../http/server-texts.ts";

interface Options {
  uploads: UploadCalls;
  uploadLimiter: RateLimiter;
  publicOrigin: string;
}

const { uploads: path } = frontApiPaths;

/** Adds the calls that receive applicants' documents piece by piece. */
export function uploadRoutes(app: FastifyInstance, { uploads, uploadLimiter, publicOrigin }: Options): void {
  // As a stream: bytes that arrived before a connection broke are kept.
  app.addContentTypeParser(uploadBytes.type, (_, bytes, done) => done(null, bytes));

  // An IPv6 site has 65,536 networks: with the space of each, it would take up everybody's.
  const senderOf = ({ ip }: FastifyRequest) => networkOf(ip, siteGroups);
  const idOf = (request: FastifyRequest) => String((request.params as { id?: unknown }).id);
  const send = (reply: FastifyReply, state: UploadState) =>
    uncached(reply).send({ error: false, data: UploadState.parse(state) });

  app.post(path, async (request, reply) => {
    requireOurScript(request, publicOrigin);
    const locale = requestLocale(request);
    const announced = UploadRequest.safeParse(request.body);
    if (!announced.success) throw failure("badRequest", locale, announced.error);
    const sender = senderOf(request);
    await spend(uploadLimiter, sender, locale, serverTexts[locale].tooManyFiles);
    return send(reply.code(201), await uploads.begin(announced.data, { sender, locale }));
  });
  refuseOtherMethods(app, path, ["POST"]);

  app.get(`${path}/:id`, async (request, reply) =>
    send(reply, await uploads.state(idOf(request), requestLocale(request))),
  );
  app.patch(`${path}/:id`, { bodyLimit: limits.uploadBytes, onSend: drainBody }, async (request, reply) => {
    requireOurScript(request, publicOrigin);
    const locale = requestLocale(request);
    const offset = Number(request.headers[uploadBytes.offset.toLowerCase()]);
    if (!Number.isSafeInteger(offset) || offset < 0) throw failure("badRequest", locale);
    const sender = senderOf(request);
    return send(reply, await uploads.add(idOf(request), { offset, stream: request.body as Readable, sender, locale }));
  });
  refuseOtherMethods(app, `${path}/:id`, ["GET", "HEAD", "PATCH"]);
}
