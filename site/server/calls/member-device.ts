import type { FastifyRequest } from "fastify";
import { cookieOf } from "../http/cookies/cookies.ts";

/** A year: the cookie alone grants nothing. */
const lastsSeconds = 365 * 24 * 3600;

/** Browsers accept a name with this prefix only from https. */
const nameOn = (publicOrigin: string) => (publicOrigin.startsWith("https:") ? "__Secure-setu-member" : "setu-member");

/**
 * Returns the cookie with the device's half of a member's session. It is sent only to calls, so pages are the same for everybody and
 * stay cached; no script reads it, so a token stolen by a script is no session elsewhere (docs/decisions/0057-members.md).
 */
export function memberCookie(publicOrigin: string, device: string): string {
  const secure = publicOrigin.startsWith("https:") ? "; Secure" : "";
  return `${nameOn(publicOrigin)}=${device}; Path=/frontapi; HttpOnly; SameSite=Strict; Max-Age=${lastsSeconds}${secure}`;
}

/** Returns that cookie's value; undefined if the request has none. */
export const memberDevice = ({ headers }: FastifyRequest, publicOrigin: string): string | undefined =>
  cookieOf(headers, nameOn(publicOrigin));
