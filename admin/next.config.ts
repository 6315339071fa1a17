import { createHash } from "node:crypto";
import path from "node:path";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";

// The only way: Next has no option for it.
process.env.NEXT_TELEMETRY_DISABLED = "1";

const headers = Object.entries({
  "X-Robots-Tag": "noindex",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
}).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  images: { unoptimized: true },
  // The content, which is not bundled, loads it from node_modules, and both must share one instance.
  serverExternalPackages: ["payload"],
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: "/:path*", headers },
    { source: "/((?!_next/static/).*)", headers: [{ key: "Cache-Control", value: "no-store" }] },
  ],
  turbopack: { root: path.join(import.meta.dirname, "..") },
};

/**
 * Next names the server's functions by their place and this key, which is otherwise new in each build: a form that was open over an
 * upgrade would call a function whose name has changed. It is no secret, and need not be: Next encrypts with it the values that such a
 * function closes over, and here that is the prefix of a cookie's name alone (docs/decisions/0096-open-forms-outlive-a-release.md).
 */
const sameInEachBuild = createHash("sha256").update("The server functions of Setu's back office").digest("base64");

export default function nextConfig(phase: string) {
  // A build reads the content's configuration, which would create the data folder and a secret.
  if (phase === PHASE_PRODUCTION_BUILD) {
    process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = sameInEachBuild;
    process.env.SETU_SECRET = "no secret is needed to build the admin";
    process.env.DATA_DIR = path.join(import.meta.dirname, ".next/no-data");
  }
  return withPayload(config);
}
