import { Home } from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import { defaultStatistics } from "@setu/contract/statistics/default-statistics";
import type { Payload } from "payload";
import { locationOf } from "../firm/map-location.ts";
import { whoWeAreOf } from "../firm/map-who-we-are.ts";
import { newsOf } from "../news/map-summary.ts";
import { newsRows } from "../news/rows.ts";
import { perspectiveOf } from "../people/map-perspective.ts";
import { inLocale } from "../platform/reading/localized.ts";
import { readByIds, readGlobal, readList, readOne } from "../platform/reading/public-read.ts";
import { sectionOf, statementOf } from "../platform/reading/section-info.ts";
import { projectOf } from "../projects/map-highlight.ts";
import { projectRows } from "../projects/rows.ts";
import { serviceOf } from "../services/map-highlight.ts";
import { defaultHeadings } from "./default-headings.ts";
import { contactMapOf, slideOf, statisticOf } from "./map-home.ts";

/** The most items in each list of the home page. */
const most = { offices: 40, projects: 9, services: 16, news: 4 };

const picture = { files: true } as const;

/** Everything on the home page. An empty site returns empty lists and texts. */
export async function home(payload: Payload, locale: Locale): Promise<Home> {
  const [page, offices, projects, services, news] = await Promise.all([
    // Depth 1 is for the slides' pictures; the two larger relations below are read separately.
    readGlobal(payload, "home-page", { depth: 1 }),
    readList(payload, "offices", { depth: 0, sort: "_order", limit: most.offices }),
    highlights(payload),
    readList(payload, "services", { depth: 1, sort: "_order", limit: most.services }),
    newestNews(payload),
  ]);
  const [person, article] = await Promise.all([
    related(payload, "people", page?.perspective),
    related(payload, "who-we-are", page?.whoWeAre),
  ]);

  return Home.parse({
    sliders: page?.sliders?.map((slide) => slideOf(slide, locale)) ?? [],
    // Of somebody who has left there is no page to read more on.
    perspective: person && !person.left ? perspectiveOf(person, locale) : null,
    perspective_info: sectionOf(page?.perspectiveInfo, locale, defaultHeadings.perspective),
    mission: statementOf(page?.mission, locale),
    vission: statementOf(page?.vision, locale),
    objective: statementOf(page?.objective, locale),
    values_info: sectionOf(page?.valuesInfo, locale, defaultHeadings.values),
    who_we_are: article ? whoWeAreOf(article, locale) : null,
    statistics:
      page?.statistics?.map((figure) => statisticOf(figure, locale)) ??
      defaultStatistics[locale].map((figure) => ({ ...figure, locale: { requested: locale, served: locale } })),
    center: { lat: page?.center?.lat ?? 28, lng: page?.center?.lng ?? 84 },
    locations: offices.map((office) => locationOf(office, locale)),
    location_info: sectionOf(page?.locationInfo, locale, defaultHeadings.location),
    projects: projects.flatMap((project) => projectOf(project, locale)),
    project_info: sectionOf(page?.projectInfo, locale, defaultHeadings.project),
    services: services.flatMap((service) => serviceOf(service, locale)),
    service_info: sectionOf(page?.serviceInfo, locale, defaultHeadings.service),
    news: news.map((item) => newsOf(item, locale)),
    news_info: sectionOf(page?.newsInfo, locale, defaultHeadings.news),
    contact_info: sectionOf(page?.contactInfo, locale, defaultHeadings.contact),
    contact_map: contactMapOf(page?.contactMap),
    seo: { title: inLocale(page?.seo?.title, locale), description: inLocale(page?.seo?.description, locale) },
  } satisfies Home);
}

async function highlights(payload: Payload) {
  const rows = (await projectRows(payload)).filter(({ highlight }) => highlight).slice(0, most.projects);
  return readByIds(payload, "projects", idsOf(rows), {
    // A project without its field "confidential" counts as confidential.
    select: { name: true, confidential: true, code: true, quantity: true, taskType: true, group: true, ...picture },
    depth: 1,
  });
}

const newestNews = async (payload: Payload) =>
  readByIds(payload, "news", idsOf((await newsRows(payload)).slice(0, most.news)), {
    select: { name: true, publishedOn: true, author: true, ...picture },
    depth: 1,
  });

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

/** The one origin whose page may be shown in a frame, as written in the content security policy. */
export async function embedOrigin(payload: Payload): Promise<string | undefined> {
  const page = await readGlobal(payload, "home-page", {
    select: { contactMap: true, _status: true },
    depth: 0,
  });
  const { embed } = contactMapOf(page?.contactMap);
  return embed ? `https://${embed.host}` : undefined;
}

/** The published item that a relationship of the home page refers to, at any depth. */
async function related<Name extends "people" | "who-we-are">(
  payload: Payload,
  collection: Name,
  relation: { id: number } | number | null | undefined,
) {
  const id = typeof relation === "object" ? relation?.id : relation;
  return id === undefined ? undefined : readOne(payload, collection, { where: { id: { equals: id } }, depth: 1 });
}
