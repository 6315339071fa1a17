import type { RenderedPage } from "../app/entry-server.tsx";
import { escapeHtml } from "./escape.ts";

/** What of a document's head the firm decides: the icon in the tab, and how a page looks where it is shared. */
export function firmTags({ identity, head, locale }: RenderedPage, publicOrigin: string): string[] {
  const { icon = null, share_picture: picture = null, name = "" } = identity ?? {};
  const shared = {
    "og:title": head.title,
    "og:description": head.description,
    "og:site_name": name,
    "og:locale": locale === "ne" ? "ne_NP" : "en_GB",
    ...(picture && {
      "og:image": publicOrigin + picture.location,
      "og:image:width": String(picture.width),
      "og:image:height": String(picture.height),
      "og:image:alt": picture.alt,
    }),
  };
  return [
    icon
      ? `<link rel="icon" href="${escapeHtml(icon.location)}" type="${escapeHtml(icon.mime)}" sizes="${icon.width}x${icon.height}">`
      : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...Object.entries(shared).flatMap(([property, content]) =>
      content ? [`<meta property="${property}" content="${escapeHtml(content)}">`] : [],
    ),
  ];
}
