import { createHash } from "node:crypto";
import { escapeHtml } from "./escape.ts";

/** The site's paper and ink colours, and a font of the visitor's device: it must need no other file. */
const style = `
html{color-scheme:light;background:oklch(0.985 0.006 85);color:oklch(0.23 0.04 250)}
body{display:grid;min-height:100vh;margin:0;place-content:center start;padding:0 max(1.3rem,8vw);font-family:system-ui,sans-serif}
h1{max-width:26ch;margin:0;padding-top:1.5rem;border-top:2px solid;font-size:clamp(1.5rem,4.5vw,2.75rem);font-weight:300;line-height:1.3;text-wrap:balance}
h1:lang(ne){line-height:1.55}
`;

/** The policy of a plain document, which loads nothing and has its one style inside (CSP 3, 6.6.2.1: by its hash). */
export const plainPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Returns a page without data, for when the real one cannot be rendered. It is sent with `plainPolicy`. */
export const plainDocument = (lang: string, message: string): string => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(message)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(message)}</h1></body>
</html>
`;
