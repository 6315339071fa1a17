import { privateCallSchemas } from "@setu/contract/calls/private-call-schemas";
import { type PrivateCallName, privateCallNames, privateCalls } from "@setu/contract/calls/private-calls";
import type { Success } from "@setu/contract/shapes/envelope";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { failure } from "../http/failures.ts";
import { uncached } from "../http/headers.ts";
import { limits } from "../http/limits.ts";
import { refuseOtherMethods } from "../http/other-methods.ts";
import { bearerOf, requireOurScript } from "../http/our-script.ts";
import { requestLocale } from "../http/request-locale.ts";
import { memberCookie, memberDevice } from "./member-device.ts";
import type { SiteApi } from "./site-api.ts";

interface Options {
  api: SiteApi;
  publicOrigin: string;
}

/** RFC-draft Idempotency-Key: our own forms send a UUID. */
const idempotencyKey = /^[\w-]{8,64}$/;

/**
 * Adds every call of the table: checks origin and header, parses the body, calls the operation, answers. The SiteApi
 * applies the limits.
 */
export function privateCallRoutes(app: FastifyInstance, { api, publicOrigin }: Options): void {
  for (const name of privateCallNames) {
    const { method, path } = privateCalls[name];
    const { answer } = privateCallSchemas[name];
    app.route({
      method,
      url: path,
      bodyLimit: limits.callBytes[name] ?? limits.bodyBytes,
      handler: async (request, reply) => {
        const arrivedAt = Date.now();
        if (method !== "GET") requireOurScript(request, publicOrigin);
        const asked = { ...askedBy(request, name, publicOrigin), arrivedAt };
        const operation = api.for(request.ip)[name] as (asked: object) => Promise<{ device?: string }>;
        const done = await operation(asked);
        const sent = { error: false, ...answer.parse(done) } satisfies Partial<Success<unknown>>;
        if (done.device) reply.header("set-cookie", memberCookie(publicOrigin, done.device));
        return uncached(reply).send(sent);
      },
    });
  }
  const methods = Map.groupBy(privateCallNames, (name) => privateCalls[name].path);
  for (const [path, names] of methods) {
    const allowed = names.map((name) => privateCalls[name].method);
    refuseOtherMethods(app, path, allowed.includes("GET") ? ["HEAD", ...allowed] : allowed);
  }
}

/** @throws FrontApiError `badRequest` for an invalid body or key. */
function askedBy(request: FastifyRequest, name: PrivateCallName, publicOrigin: string): object {
  const locale = requestLocale(request);
  const bearer = bearerOf(request);
  const { "user-agent": agent } = request.headers;
  const { id } = request.params as { id?: string };
  const asked = { locale, id, link: bearer, session: bearer, agent, device: memberDevice(request, publicOrigin) };
  const { body: schema } = privateCallSchemas[name];
  if (!schema) return asked;
  const body = schema.safeParse(request.body);
  const { "idempotency-key": key } = request.headers;
  const keyIsGood = key === undefined || (typeof key === "string" && idempotencyKey.test(key));
  if (!body.success || !keyIsGood) throw failure("badRequest", locale, body.error);
  return { ...asked, body: body.data, idempotencyKey: key };
}
