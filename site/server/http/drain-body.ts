import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { limits } from "./limits.ts";

/**
 * Reads the unread rest of a request's body before the answer is sent: most clients read only after they have sent
 * everything, and closing the connection early would lose the answer. If the body does not end, the request is answered
 * nevertheless, and the connection is closed. For the `onSend` of routes that read their body themselves.
 */
export async function drainBody({ raw }: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> {
  if (raw.readableEnded || raw.destroyed) return answer;
  const { bytes: most, ms } = limits.unread;
  let bytes = 0;
  const ended = new Promise<boolean>((resolve) => {
    raw.unpipe();
    raw.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most) resolve(false);
    });
    raw.once("end", () => resolve(true));
    raw.once("close", () => resolve(true));
    raw.resume();
  });
  const timer = new AbortController();
  const late = wait(ms, false, { signal: timer.signal }).catch(() => false);
  if (!(await Promise.race([ended, late]))) reply.header("connection", "close");
  timer.abort();
  return answer;
}
