import type { Identity } from "@setu/contract/firm/identity";
import { type Locale, localizedPath } from "@setu/contract/locale";
import { firmId, pages } from "@setu/contract/pages";
import type { Head } from "../../app/head.ts";
import type { PageAddress } from "../addresses/page-address.ts";

interface Options {
  head: Head;
  firm: Identity | undefined;
  locale: Locale;
  address: PageAddress;
  publicOrigin: string;
}

const context = { "@context": "https://schema.org" };

/** Returns a page's data for search engines: its own objects, the firm on the home page and where a page refers to it, and breadcrumbs. */
export function structuredData({ head, firm, locale, address, publicOrigin }: Options): object[] {
  const home = localizedPath(pages.home.path, locale);
  const own = (head.structured ?? []).map((object) => withEmployer(object, firm, home));
  const isHome = address.path === home;
  // A reference means nothing to a program that reads only this page.
  const isNamed = isHome || JSON.stringify(own).includes(JSON.stringify(firmId));
  const objects = [
    ...(firm && isNamed ? [organization(firm, home)] : []),
    ...(firm && isHome ? [website(firm, home, locale)] : []),
    ...own,
    ...breadcrumbs(head, locale),
  ];
  return objects.map((object) => withWholeAddresses({ ...context, ...object }, publicOrigin) as object);
}

/** Adds the firm as the employer, so that pages need not know it. */
const withEmployer = (object: object, firm: Identity | undefined, home: string): object =>
  firm && "hiringOrganization" in object ? { ...object, hiringOrganization: organization(firm, home) } : object;

/** schema.org's Organization; Google shows its logo and its profiles. */
function organization(firm: Identity, url: string): object {
  const logo = firm.mark.on_light ?? firm.mark.on_dark;
  return {
    "@type": "Organization",
    "@id": firmId,
    name: firm.name,
    url,
    ...(firm.legal_name && { legalName: firm.legal_name }),
    ...(firm.tagline && { description: firm.tagline }),
    ...(firm.founded && { foundingDate: String(firm.founded) }),
    ...(firm.address && { address: firm.address }),
    ...(firm.phone && { telephone: firm.phone }),
    ...(firm.email && { email: firm.email }),
    ...(logo && { logo: logo.location }),
    ...(firm.profiles.length > 0 && { sameAs: firm.profiles.map(({ address }) => address) }),
  };
}

const website = (firm: Identity, url: string, locale: Locale): object => ({
  "@type": "WebSite",
  name: firm.name,
  url,
  inLanguage: locale,
  publisher: { "@id": firmId },
});

function breadcrumbs({ breadcrumbs: crumbs = [] }: Head, locale: Locale): object[] {
  if (crumbs.length === 0) return [];
  const items = crumbs.map(({ name, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: localizedPath(href, locale),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement: items }];
}

/** Prepends the origin to each value that begins with a single slash. */
function withWholeAddresses(value: unknown, origin: string): unknown {
  if (typeof value === "string") return /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => withWholeAddresses(item, origin));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withWholeAddresses(item, origin)]));
}
