import type { Found } from "./schema-org.ts";

type Data = Found["data"];

/**
 * Google's demands beyond the vocabulary, for the types that it shows: the required properties, and the
 * recommended ones that we provide. From developers.google.com/search/docs/appearance/structured-data/‹page›:
 */
const asked: Record<string, { page: string; properties: string[] }> = {
  NewsArticle: { page: "article", properties: ["headline", "image", "datePublished", "author.name", "author.@type"] },
  BreadcrumbList: { page: "breadcrumb", properties: ["itemListElement"] },
  JobPosting: {
    page: "job-posting",
    properties: ["title", "description", "datePosted", "hiringOrganization.name", "jobLocation.address"],
  },
  ListItem: { page: "breadcrumb", properties: ["position", "name"] },
  Event: { page: "event", properties: ["name", "startDate", "location.name", "location.address", "organizer.name"] },
  Organization: { page: "organization", properties: ["name"] },
  ProfilePage: { page: "profile-page", properties: ["mainEntity.name", "mainEntity.@type"] },
  WebSite: { page: "site-names", properties: ["name", "url"] },
  ImageObject: { page: "image-license-metadata", properties: ["contentUrl"] },
};

/** The properties that Google would miss in an object. `known` are the objects of its page by `@id`. */
export function missedByGoogle({ on, data }: Found, known: Map<unknown, Data>): string[] {
  const { page, properties } = asked[String(data["@type"])] ?? { page: "", properties: [] };
  const missing = properties.filter((property) => isEmpty(valueAt(data, property.split("."), known)));
  const steps = data["@type"] === "BreadcrumbList" ? (data["itemListElement"] as Data[]) : undefined;
  return [
    ...missing.map((property) => `${on}: ${data["@type"]} lacks ${property} (${page})`),
    ...(steps && steps.length < 2 ? [`${on}: BreadcrumbList has fewer than two steps (breadcrumb)`] : []),
    ...(steps?.some(({ position }, index) => position !== index + 1) ? [`${on}: BreadcrumbList is out of order`] : []),
  ];
}

const isEmpty = (value: unknown) => value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

function valueAt(data: unknown, [first, ...rest]: string[], known: Map<unknown, Data>): unknown {
  if (first === undefined) return data;
  if (typeof data !== "object" || data === null) return undefined;
  const whole = { ...known.get((data as Data)["@id"]), ...data } as Data;
  return valueAt(whole[first], rest, known);
}

/** The values of an object whose names say date or address, but whose format does not match. */
export function malformed({ on, data }: Found): string[] {
  return Object.entries(data).flatMap(([name, value]) => {
    if (typeof value !== "string") return [];
    const isWrong =
      (/^date|Date$/.test(name) && !/^\d{4}(-\d{2}){0,2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value)) ||
      (/^(url|item|image|logo|contentUrl|sameAs|@id|mainEntityOfPage)$/.test(name) && !/^https?:\/\/[^/]/.test(value));
    return isWrong ? [`${on}: ${data["@type"]}.${name} is "${value}"`] : [];
  });
}
