import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import { longDate } from "../calendar/dates.ts";
import { nepalTime } from "../calendar/nepal-time.ts";
import { filesOf } from "./file.ts";
import type * as doc from "./home-documents.ts";
import { inLocale, type Localized, optionalInLocale, servedIn } from "./localized.ts";

/** Pure mappings of stored documents onto the contract, one for each part of the home page. */

/** A section that no editor has named yet bears the specification's name for it. */
export function sectionOf(
  section: doc.SectionDoc | undefined,
  locale: Locale,
  unnamed?: Record<Locale, string>,
): contract.SectionInfo {
  return {
    name: inLocale(section?.name, locale) || (unnamed?.[locale] ?? ""),
    description: optionalInLocale(section?.description, locale),
    locale: servedIn(locale, section?.name, section?.description),
  };
}

export function statementOf(section: doc.SectionDoc | undefined, locale: Locale): contract.Statement {
  const { description, ...rest } = sectionOf(section, locale);
  return { ...rest, description: description ?? "" };
}

export function slideOf(slide: NonNullable<doc.HomePageDoc["sliders"]>[number], locale: Locale): contract.Slide {
  const label = inLocale(slide.actionLabel, locale);
  return {
    name: inLocale(slide.name, locale),
    description: optionalInLocale(slide.description, locale),
    caption: optionalInLocale(slide.caption, locale),
    action: label && slide.actionHref ? { label, href: slide.actionHref } : null,
    locale: servedIn(locale, slide.name, slide.description, slide.actionLabel),
    files: filesOf(slide.picture, locale),
  };
}

export const perspectiveOf = (person: doc.PersonDoc, locale: Locale): contract.Perspective => ({
  id: person.id,
  name: inLocale(person.name, locale),
  designation: inLocale(person.designation, locale),
  quote: optionalInLocale(person.quote, locale),
  message: inLocale(person.message, locale),
  locale: servedIn(locale, person.message, person.quote),
  files: filesOf(person.files, locale),
});

export const whoWeAreOf = (article: doc.WhoWeAreDoc, locale: Locale): contract.WhoWeAre => ({
  id: article.id,
  name: inLocale(article.name, locale),
  description: inLocale(article.description, locale),
  locale: servedIn(locale, article.name, article.description),
  files: filesOf(article.files, locale),
});

export const statisticOf = (figure: { value: Localized; label: Localized }, locale: Locale): contract.Statistic => ({
  value: inLocale(figure.value, locale),
  label: inLocale(figure.label, locale),
  locale: servedIn(locale, figure.value, figure.label),
});

const foreignPageOf = (address: string | null | undefined): contract.ContactMap["embed"] => {
  const url = address ? URL.parse(address) : null;
  return url?.protocol === "https:" ? { address: url.href, host: url.host } : null;
};

export const contactMapOf = (map: doc.HomePageDoc["contactMap"]): contract.ContactMap => ({
  link: foreignPageOf(map?.link),
  embed: foreignPageOf(map?.embed),
});

export const locationOf = (office: doc.OfficeDoc, locale: Locale): contract.Location => ({
  id: office.id,
  name: inLocale(office.name, locale),
  address: inLocale(office.address, locale),
  lat: office.lat,
  lng: office.lng,
  phone: office.phone ?? null,
  hours: optionalInLocale(office.hours, locale),
  head_office: office.headOffice === true,
  locale: servedIn(locale, office.name, office.address),
});

/** Nothing when the group is not published: the link would lead nowhere. */
export function projectOf(project: doc.ProjectDoc, locale: Locale): contract.ProjectHighlight[] {
  if (typeof project.group !== "object") return [];
  return [
    {
      id: project.id,
      name: inLocale(project.name, locale),
      type: project.group.slug,
      menu_id: project.group.id,
      task_type: project.taskType,
      code: project.code ?? null,
      quantity: optionalInLocale(project.quantity, locale),
      locale: servedIn(locale, project.name),
      files: filesOf(project.files, locale),
    },
  ];
}

/** Nothing when the group is not published, as with projects. */
export function serviceOf(service: doc.ServiceDoc, locale: Locale): contract.Service[] {
  if (typeof service.group !== "object") return [];
  return [
    {
      id: service.id,
      name: inLocale(service.name, locale),
      description: optionalInLocale(service.description, locale),
      project_type: service.group.slug,
      parent_id: service.group.id,
      locale: servedIn(locale, service.name, service.description),
      files: filesOf(service.files, locale),
    },
  ];
}

export function newsOf(item: doc.NewsDoc, locale: Locale): contract.NewsSummary {
  const day = new Date(item.publishedOn);
  return {
    id: item.id,
    name: inLocale(item.name, locale),
    created_at: nepalTime(day),
    date: longDate(day, locale),
    created_by: { name: typeof item.author === "object" ? inLocale(item.author.name, locale) : "" },
    locale: servedIn(locale, item.name),
    files: filesOf(item.files, locale),
  };
}
