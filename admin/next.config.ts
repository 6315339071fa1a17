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

export default function nextConfig(phase: string) {
  // A build reads the content's configuration, which would create the data folder and a secret.
  if (phase === PHASE_PRODUCTION_BUILD) {
    process.env.SETU_SECRET = "no secret is needed to build the admin";
    process.env.DATA_DIR = path.join(import.meta.dirname, ".next/no-data");
  }
  return withPayload(config);
}
