import type { MapTiles } from "@setu/content/environment";
import type { RenderedPage } from "../../app/entry-server.tsx";
import type { PageAddress } from "../addresses/page-address.ts";
import { escapeHtml, inScript } from "../http/escape.ts";
import { headLines } from "./head-lines.ts";

/** The files of a page: addresses on this origin. */
export interface PageFiles {
  script: string;
  /** The scripts to run once the page has been painted: entry-client.tsx, after its imports. */
  entry: string[];
  /** The chunks that entry-client.tsx loads on this page. */
  page: string[];
  styles: string[];
  /** The fonts that a page in a language preloads. */
  fonts: Record<"en" | "ne", string[]>;
}

interface Options {
  page: RenderedPage;
  address: PageAddress;
  files: PageFiles;
  publicOrigin: string;
  /** The query that a printed sheet names. */
  printedQuery: string;
  mapTiles?: MapTiles | undefined;
  mapBorders?: boolean;
  /** Only Vite's client in development needs this. */
  extraHead?: string;
}

/** Returns the document around a rendered page. The data block at its end is not a script, so the policy allows it. */
export function documentOf(options: Options): string {
  const { page, address, files, publicOrigin, printedQuery, mapTiles, mapBorders = true, extraHead = "" } = options;
  const { head, title, data, html, locale, status, firm, unscripted } = page;
  const { light } = address;
  // Then Latin letters do not wait until the first paint (app/styles/tokens.css): they would shift what is being read.
  const latin = locale === "ne" && hasEnglish(html);
  const fonts = latin ? [...files.fonts.ne, ...files.fonts.en] : files.fonts[locale];
  const banner = page.banner ? ` data-banner="${escapeHtml(page.banner)}"` : "";
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // The first file gets the connection that has brought the page, and arrives sooner than those that open their own:
    // so it is the largest one.
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`),
    ...headLines({ head, title, firm, locale, status, address, publicOrigin }),
    mapTiles &&
      `<meta name="map-tiles" content="${escapeHtml(mapTiles.url)}" data-credit="${escapeHtml(mapTiles.credit)}">`,
    !mapBorders && '<meta name="map-borders" content="none">',
    ...(light ? [] : pictureLinks(head.picture)),
    '<script src="/early.js"></script>',
    iconLink(firm),
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    extraHead,
    // The attributes name the chunks that app/after-paint.ts loads once the page has been painted.
    `<script type="module" src="${files.script}" fetchpriority="low" data-entry="${files.entry.join(" ")}" data-page="${files.page.join(" ")}"></script>`,
  ];
  return `<!doctype html>
<html lang="${locale}"${latin ? " data-latin" : ""}${banner}>
<head>
${lines.filter(Boolean).join("\n")}
</head>
<body>
<p id="page-address">${escapeHtml(publicOrigin + address.path + printedQuery)}</p>
<div id="app">${html}</div>
<p id="unscripted" role="alert" hidden>${escapeHtml(unscripted.text)} <a href="">${escapeHtml(unscripted.tryAgain)}</a></p>
<script type="application/json" id="page-data">${inScript(data)}</script>
</body>
</html>
`;
}

/** Whether a Nepali page's own part, and not only the frame of all pages, has texts in English. */
const hasEnglish = (html: string): boolean =>
  html.slice(html.indexOf("<main"), html.indexOf("</main>")).includes('lang="en"');

/** Phones held upright show another crop of the first picture, and must not load both. */
function pictureLinks(picture: RenderedPage["head"]["picture"]): string[] {
  if (!picture) return [];
  const { type, upright } = picture;
  const link = ({ srcSet, sizes }: Pick<typeof picture, "srcSet" | "sizes">, media = "") =>
    `<link rel="preload" as="image" type="${type}"${media && ` media="${media}"`} imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
  return upright ? [link(upright, upright.media), link(picture, `not all and ${upright.media}`)] : [link(picture)];
}

/** Returns the link to the firm's own icon, or to the system's if the firm has none. */
const iconLink = (firm: RenderedPage["firm"]): string =>
  firm?.icon
    ? `<link rel="icon" href="${escapeHtml(firm.icon.location)}" type="${firm.icon.mime}" sizes="${firm.icon.width}x${firm.icon.height}">`
    : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
