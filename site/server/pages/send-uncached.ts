import type { FastifyReply, FastifyRequest } from "fastify";
import { type EncodedBody, sendEncoded } from "../http/encoded-body.ts";
import { uncached } from "../http/headers.ts";
import { Redirection } from "./make-pages.ts";

/** Sends a page, or the redirect of its loader or action, uncached. */
export async function sendUncached(
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<EncodedBody>,
): Promise<FastifyReply> {
  try {
    const body = await make();
    return await sendEncoded(request, uncached(reply), body);
  } catch (error) {
    if (error instanceof Redirection) return sendRedirection(uncached(reply), error);
    throw error;
  }
}

export function sendRedirection(reply: FastifyReply, { response: { status, headers } }: Redirection): FastifyReply {
  return reply.redirect(headers.get("location") ?? "/", status);
}
