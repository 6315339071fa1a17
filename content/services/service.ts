import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { ServiceDetail } from "@setu/contract/services";
import type { Payload } from "payload";
import { faqsAbout } from "../faqs/faqs.ts";
import { personItemFields, personItemOf } from "../people/map-person.ts";
import { peopleFreshUntil, personRows } from "../people/rows.ts";
import { inLocale, servedIn } from "../platform/reading/localized.ts";
import { idOf, readByIds, readOne } from "../platform/reading/public-read.ts";
import { projectItemFields, projectItemOf } from "../projects/map-project.ts";
import type { ProjectRow } from "../projects/read-rows.ts";
import { projectNames, projectRows } from "../projects/rows.ts";
import { reportOf } from "../reports/map-report.ts";
import { storyLinks } from "../stories/stories.ts";
import { idsOf, serviceDetailOf } from "./map-service.ts";

const most = { projects: 6, experts: 3, reports: 6 };

/** The year that makes a project new: that of its end, or none yet. */
const lastYear = ({ stage, from, to }: ProjectRow): number =>
  stage === "ongoing" ? Number.MAX_SAFE_INTEGER : (to ?? from ?? 0);

/** One service in full, with its newest projects. */
export async function service(
  payload: Payload,
  locale: Locale,
  { id }: ReadParameters,
  now = new Date(),
): Promise<ServiceDetail> {
  const wanted = idOf(id);
  const [doc, rows, names, people] = await Promise.all([
    readOne(payload, "services", { where: { id: { equals: wanted } }, depth: 1 }),
    projectRows(payload),
    projectNames(payload),
    personRows(payload),
  ]);
  if (!doc) throw new FrontApiError("notFound", "");
  const own = rows.filter(({ services }) => services.includes(wanted));
  const newest = own
    .toSorted((a, b) => lastYear(b) - lastYear(a) || (b.from ?? 0) - (a.from ?? 0))
    .slice(0, most.projects);
  const here = new Set(people.filter(({ left }) => !left).map((row) => row.id));
  const experts = idsOf(doc.experts).filter((expert) => here.has(expert));
  const [projects, persons, reports, faqs, stories] = await Promise.all([
    readByIds(
      payload,
      "projects",
      newest.map((row) => row.id),
      { select: projectItemFields, depth: 1 },
    ),
    readByIds(payload, "people", experts.slice(0, most.experts), { select: personItemFields, depth: 1 }),
    readByIds(payload, "reports", idsOf(doc.reports).slice(0, most.reports), { depth: 2 }),
    faqsAbout(payload, locale, wanted),
    storyLinks(payload, locale, ({ project }) => project.services.includes(wanted)),
  ]);
  return ServiceDetail.parse({
    ...serviceDetailOf(doc, locale),
    projects: projects.flatMap((project) => projectItemOf(project, locale)),
    projects_total: own.length,
    experts: persons.map((expert) => personItemOf(expert, locale, now)),
    reports: reports.flatMap((report) => reportOf(report, locale)),
    faqs,
    stories,
    siblings: names.services
      .filter((other) => other.id !== wanted)
      .map(({ id: other, name }) => ({ id: other, name: inLocale(name, locale), locale: servedIn(locale, name) })),
    fresh_until: peopleFreshUntil([], now),
  } satisfies ServiceDetail);
}
