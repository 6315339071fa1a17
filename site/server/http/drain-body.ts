import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { limits } from "./limits.ts";

/**
 * Reads to its end what nobody wanted to read of a request's body, before the answer goes out: most senders listen only when they
 * have said all, and a connection that is closed upon them takes the answer away. What has no end in sight is answered all the
 * same, and costs its connection. For the `onSend` of routes that read their body themselves.
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
