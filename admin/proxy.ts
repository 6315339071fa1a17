import { type NextRequest, NextResponse } from "next/server";

export const config = { matcher: "/admin/:path*" };

/**
 * The admin's content security policy, with a nonce per page (Next reads it from the request and
 * puts it on its scripts). Not 'strict-dynamic': it would let our scripts load others from elsewhere.
 */
const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");

export function proxy(request: NextRequest) {
  const headers = new Headers(request.headers);
  const value = policy(crypto.randomUUID());
  headers.set("Content-Security-Policy", value);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", value);
  return response;
}
