import type { FastifyInstance } from "fastify";
import { failure, sendFailure } from "./failures.ts";
import { requestLocale } from "./request-locale.ts";

/** Answers other methods by 405 with the allowed ones (RFC 9110, 15.5.6). */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string[]): void {
  const method = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].filter((name) => !allowed.includes(name));
  app.route({
    method,
    url,
    handler: (request, reply) => {
      reply.header("allow", allowed.join(", "));
      return sendFailure(failure("methodNotAllowed", requestLocale(request)), request, reply);
    },
  });
}
