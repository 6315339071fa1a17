import type { Readable } from "node:stream";
import type { Content, UploadCalls } from "@setu/content/open";
import { ApplicationChange, ApplicationRequest, LinkRequest, UploadRequest } from "@setu/contract/applications";
import { FrontApiError } from "@setu/contract/errors";
import { frontApiPaths, requestedWith, uploadBytes } from "@setu/contract/paths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Allowance, networkOf } from "../http/allowance.ts";
import { drainBody } from "../http/drain-body.ts";
import { failure } from "../http/failures.ts";
import { uncached } from "../http/headers.ts";
import { limits } from "../http/limits.ts";
import { requestLocale } from "../http/request-locale.ts";
import { refuseCrossOrigin } from "../http/same-origin.ts";
import { serverTexts } from "../http/server-texts.ts";
import { refuseOtherMethods } from "./front-api.ts";
import type { SiteApi } from "./site-api.ts";

interface Options {
  api: SiteApi;
  uploads: UploadCalls;
  exportApplication: Content["exportApplication"];
  uploadAllowance: Allowance;
  exportAllowance: Allowance;
  publicOrigin: string;
}

const idempotencyKey = /^[\w-]{8,64}$/;
const { applications, uploads: uploadsPath, applicationLink, myApplication } = frontApiPaths;
const exportApplicationPath = frontApiPaths.exportApplication;

/** The calls of applicants: papers piece by piece, the application, and what its link opens. None is cached. */
export function applicationRoutes(
  app: FastifyInstance,
  { api, uploads, exportApplication, uploadAllowance, exportAllowance, publicOrigin }: Options,
): void {
  // As a stream: what has come when a line breaks is kept.
  app.addContentTypeParser(uploadBytes.type, (_, bytes, done) => done(null, bytes));

  /** Only script on our own pages sends this; another site's form cannot (safety, T10). */
  const ours = (request: FastifyRequest) => {
    refuseCrossOrigin(request, publicOrigin);
    const marked = request.headers[requestedWith.name.toLowerCase()] === requestedWith.value;
    if (!marked) throw failure("badRequest", requestLocale(request));
  };
  const applicants = (request: FastifyRequest) => api.for(request.ip).applicants();
  const idOf = (request: FastifyRequest) => String((request.params as { id?: unknown }).id);

  app.post(uploadsPath, async (request, reply) => {
    ours(request);
    const locale = requestLocale(request);
    const announced = UploadRequest.safeParse(request.body);
    if (!announced.success) throw failure("badRequest", locale, announced.error);
    const wait = await uploadAllowance.take(request.ip);
    if (wait > 0) {
      throw new FrontApiError("tooManyRequests", serverTexts[locale].tooManyFiles, { retryAfterSeconds: wait });
    }
    const data = await uploads.begin(announced.data, { sender: networkOf(request.ip), locale });
    return uncached(reply).code(201).send({ error: false, data });
  });
  refuseOtherMethods(app, uploadsPath, ["POST"]);

  app.get(`${uploadsPath}/:id`, async (request, reply) =>
    uncached(reply).send({ error: false, data: await uploads.state(idOf(request), requestLocale(request)) }),
  );
  app.patch(`${uploadsPath}/:id`, { bodyLimit: limits.uploadBytes, onSend: drainBody }, async (request, reply) => {
    ours(request);
    const locale = requestLocale(request);
    const offset = Number(request.headers[uploadBytes.offset.toLowerCase()]);
    if (!Number.isSafeInteger(offset) || offset < 0) throw failure("badRequest", locale);
    const sender = networkOf(request.ip);
    const data = await uploads.add(idOf(request), { offset, line: request.body as Readable, sender, locale });
    return uncached(reply).send({ error: false, data });
  });
  refuseOtherMethods(app, `${uploadsPath}/:id`, ["GET", "HEAD", "PATCH"]);

  app.post(applications, { bodyLimit: limits.applicationBytes }, async (request, reply) => {
    const arrivedAt = Date.now();
    ours(request);
    const locale = requestLocale(request);
    const parsed = ApplicationRequest.safeParse(request.body);
    const key = request.headers["idempotency-key"];
    const keyIsGood = key === undefined || (typeof key === "string" && idempotencyKey.test(key));
    if (!parsed.success || !keyIsGood) throw failure("badRequest", locale, parsed.error);
    const options = { locale, arrivedAt, idempotencyKey: key as string | undefined };
    return uncached(reply).send(await (await applicants(request)).apply(parsed.data, options));
  });
  refuseOtherMethods(app, applications, ["POST"]);

  app.post(applicationLink, async (request, reply) => {
    ours(request);
    const locale = requestLocale(request);
    const parsed = LinkRequest.safeParse(request.body);
    if (!parsed.success) throw failure("badRequest", locale, parsed.error);
    return uncached(reply).send({
      error: false,
      ...(await (await applicants(request)).requestLink(parsed.data, locale)),
    });
  });
  refuseOtherMethods(app, applicationLink, ["POST"]);

  app.get(myApplication, async (request, reply) => {
    const locale = requestLocale(request);
    return uncached(reply).send({
      error: false,
      data: await (await applicants(request)).mine(bearerOf(request), locale),
    });
  });
  app.delete(myApplication, async (request, reply) => {
    ours(request);
    await (await applicants(request)).withdraw(bearerOf(request), requestLocale(request));
    return uncached(reply).send({ error: false, data: {} });
  });
  app.patch(myApplication, { bodyLimit: limits.applicationBytes }, async (request, reply) => {
    const arrivedAt = Date.now();
    ours(request);
    const locale = requestLocale(request);
    const parsed = ApplicationChange.safeParse(request.body);
    if (!parsed.success) throw failure("badRequest", locale, parsed.error);
    const data = await (await applicants(request)).change(bearerOf(request), parsed.data, { locale, arrivedAt });
    return uncached(reply).send({ error: false, data });
  });
  refuseOtherMethods(app, myApplication, ["GET", "HEAD", "PATCH", "DELETE"]);

  const takeAlong = async (request: FastifyRequest, reply: FastifyReply, link: string) => {
    const locale = requestLocale(request);
    const wait = await exportAllowance.take(request.ip);
    if (wait > 0) {
      throw new FrontApiError("tooManyRequests", serverTexts[locale].tooManyMessages, { retryAfterSeconds: wait });
    }
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
  app.get(exportApplicationPath, (request, reply) => takeAlong(request, reply, bearerOf(request)));
  // What a page's own form sends: the browser stores the answer as a file, and the link stands in no address. It changes nothing.
  app.post(exportApplicationPath, (request, reply) => {
    refuseCrossOrigin(request, publicOrigin);
    const body = typeof request.body === "string" ? request.body : "";
    return takeAlong(request, reply, new URLSearchParams(body).get("link") ?? "");
  });
  refuseOtherMethods(app, exportApplicationPath, ["GET", "HEAD", "POST"]);
}

/** The link's token, where no log and no referrer has it (RFC 6750, 2.1). */
const bearerOf = ({ headers }: FastifyRequest): string => /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
