import type { MapTiles } from "@setu/content/environment";
import type { FastifyReply } from "fastify";

/** Safety, 6.1. Nothing inline: whole pages are cached, so nonces are not possible. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self'",
  "style-src-attr 'none'",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
];

/** Vite's own client writes styles and scripts into the page; it is never used outside development. */
const developmentPolicy = ["default-src 'self' 'unsafe-inline'", "connect-src 'self' ws:"];

/** For files, which load nothing: the pages' policy would be a tenth of each small file. */
const filePolicy = ["default-src 'none'", "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"];

/** Browsers heed them for documents only, and nobody looks up a failure of a file that was sent. */
const unusedOnFiles = ["permissions-policy", "cross-origin-opener-policy", "x-request-id"];

/**
 * Returns a function that gives a file's answer the headers of a file: a policy that replaces the pages', and none that only concern
 * pages. A first visit loads some twenty files, and over HTTP/1.1 each header is sent with each of them.
 */
export function fileHeaders({
  publicOrigin,
}: Pick<Surroundings, "publicOrigin">): (reply: FastifyReply) => FastifyReply {
  const secure = publicOrigin.startsWith("https:");
  const policy = [...filePolicy, ...(secure ? ["upgrade-insecure-requests"] : [])].join("; ");
  return (reply) => {
    for (const name of unusedOnFiles) reply.removeHeader(name);
    // Connections stay open by default; the header of a site that stops is set later.
    reply.raw.removeHeader("connection");
    return reply.headers({ "content-security-policy": policy, "cache-control": cachePolicy.immutable });
  };
}

export type SecurityHeaders = Record<string, string>;

export interface Surroundings {
  publicOrigin: string;
  development: boolean;
  mapTiles: MapTiles | undefined;
  /** Whether our own map shows borders. */
  mapBorders: boolean;
}

type Protected = Omit<Surroundings, "mapBorders">;

/** Returns the policy of an answer; `embedOrigin` is the one host that its page may show in a frame. */
export function contentPolicy({ publicOrigin, development, mapTiles }: Protected, embedOrigin?: string): string {
  const pictures = [
    "img-src 'self'",
    ...(development ? ["data:"] : []),
    ...(mapTiles ? [new URL(mapTiles.url).origin] : []),
  ];
  return [
    ...(development ? developmentPolicy : policy),
    pictures.join(" "),
    ...(embedOrigin ? [`frame-src ${embedOrigin}`] : []),
    ...(publicOrigin.startsWith("https:") && !development ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Returns the headers of every answer. Those about https only make sense where the site has it. */
export function securityHeaders(site: Protected): SecurityHeaders {
  const secure = site.publicOrigin.startsWith("https:");
  return {
    "content-security-policy": contentPolicy(site),
    ...(secure && { "strict-transport-security": "max-age=63072000; includeSubDomains; preload" }),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  };
}

/** Values of Cache-Control. */
export const cachePolicy = {
  /** Revalidated each time, so that a publication is seen at once; kept for outages. */
  page: "public, max-age=0, must-revalidate, stale-if-error=86400",
  /** The name changes with the bytes. */
  immutable: "public, max-age=31536000, immutable",
  none: "no-store",
} as const;

export const uncached = (reply: FastifyReply): FastifyReply => reply.header("cache-control", cachePolicy.none);
