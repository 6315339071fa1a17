import type { FastifyRequest } from "fastify";

/** A year: the cookie alone lets nobody in. */
const lastsSeconds = 365 * 24 * 3600;

/** Browsers take a name with this prefix from https alone. */
const nameOn = (publicOrigin: string) => (publicOrigin.startsWith("https:") ? "__Secure-setu-member" : "setu-member");

/**
 * The cookie with the device's half of a member's session. It goes to calls alone, so pages are the same for everybody and stay cached;
 * no script reads it, so a token that a script carried off is no session elsewhere (docs/decisions/0057-members.md).
 */
export function memberCookie(publicOrigin: string, device: string): string {
  const secure = publicOrigin.startsWith("https:") ? "; Secure" : "";
  return `${nameOn(publicOrigin)}=${device}; Path=/frontapi; HttpOnly; SameSite=Strict; Max-Age=${lastsSeconds}${secure}`;
}

/** What that cookie holds; undefined if the request has none. */
export function memberDevice({ headers }: FastifyRequest, publicOrigin: string): string | undefined {
  const name = nameOn(publicOrigin);
  for (const pair of (headers.cookie ?? "").split("; ")) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return undefined;
}
