import type { IncomingMessage } from "node:http";

/** The scheme and the host of an absolute target, which every server must accept (RFC 9112, 3.2.2). */
const origin = /^https?:\/\/[^/?#\\\s]+/i;

/**
 * Whether a request has a valid target: one host, and a path. An absolute address is cut to its path in place, so that
 * later code sees only paths.
 */
export function acceptTarget(request: IncomingMessage): boolean {
  if (hostLines(request.rawHeaders) !== 1 && request.httpVersion !== "1.0") return false;
  const { url = "" } = request;
  if (url.startsWith("/")) return true;
  const path = origin.test(url) ? url.replace(origin, "") : undefined;
  if (path === undefined) return false;
  request.url = path.startsWith("/") ? path : `/${path}`;
  return true;
}

/** Returns the number of Host lines; names and values alternate. */
function hostLines(rawHeaders: readonly string[]): number {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") lines += 1;
  }
  return lines;
}
