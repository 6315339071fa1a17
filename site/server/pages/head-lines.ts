import type { Identity } from "@setu/contract/firm/identity";
import { type Locale, locales, localizedPath } from "@setu/contract/locale";
import type { Head } from "../../app/head.ts";
import type { PageAddress } from "../addresses/page-address.ts";
import { escapeHtml, escapeJson } from "../http/escape.ts";
import { shareAddress, shareSize } from "./share-pictures.ts";
import { structuredData } from "./structured-data.ts";

interface Options {
  head: Head;
  title: string;
  firm: Identity | undefined;
  locale: Locale;
  status: number;
  address: PageAddress;
  publicOrigin: string;
}

const ogLocales: Record<Locale, string> = { en: "en_US", ne: "ne_NP" };

/** Returns the elements about a page for search engines and for sites where it is shared. */
export function headLines(options: Options): string[] {
  const { head, title, firm, locale, status, address, publicOrigin } = options;
  const description = head.description || (firm?.tagline ?? "");
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
  ];
  if (status !== 200) return [...lines, '<meta name="robots" content="noindex">'];

  // Each page of a list is its own canonical page; the first one, and a filtered list, refer to the list.
  const pageNumber = Number(new URLSearchParams(address.query).get("page"));
  const query = pageNumber > 1 ? `?page=${pageNumber}` : "";
  const at = (other: Locale) => publicOrigin + localizedPath(address.path, other) + query;
  const property = (name: string, content: string) =>
    content && `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    ...lines,
    head.isUnindexed && '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(at(head.writtenIn ?? locale))}">`,
    ...(head.writtenIn ? [] : alternates(at)),
    head.feed &&
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${localizedPath(head.feed, locale)}">`,
    property("og:type", head.type ?? "website"),
    property("og:title", head.title || title),
    property("og:description", description),
    property("og:url", at(head.writtenIn ?? locale)),
    property("og:site_name", firm?.name ?? ""),
    property("og:locale", ogLocales[locale]),
    ...shareImage(options).map(([name, content]) => property(name, content)),
    ...structuredData(options).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ].filter((line): line is string => Boolean(line));
}

/** The addresses of a page in both languages. */
const alternates = (at: (locale: Locale) => string): string[] => [
  ...locales.map((other) => `<link rel="alternate" hreflang="${other}" href="${escapeHtml(at(other))}">`),
  `<link rel="alternate" hreflang="x-default" href="${escapeHtml(at("en"))}">`,
];

/** The page's own picture, else the firm's: as JPEG, which every messenger shows. */
function shareImage({ head, firm, publicOrigin }: Options): [string, string][] {
  const image = head.image ?? firm?.share_picture;
  if (!image) return [["twitter:card", "summary"]];
  return [
    ["og:image", publicOrigin + shareAddress(image)],
    ["og:image:type", "image/jpeg"],
    ["og:image:width", String(shareSize.width)],
    ["og:image:height", String(shareSize.height)],
    ["og:image:alt", image.alt],
    ["twitter:card", "summary_large_image"],
  ];
}
