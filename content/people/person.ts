import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { PersonDetail } from "@setu/contract/people";
import type { Payload } from "payload";
import { inLocale } from "../platform/reading/localized.ts";
import { idOf, readByIds, readList, readOne } from "../platform/reading/public-read.ts";
import { projectItemFields } from "../projects/map-project.ts";
import { projectRows } from "../projects/rows.ts";
import { reportOf } from "../reports/map-report.ts";
import { personItemOf } from "./map-person.ts";
import { personDetailOf, personProjectOf } from "./map-person-detail.ts";
import { personProjects } from "./person-projects.ts";
import { peopleFreshUntil, personRows } from "./rows.ts";

const most = { projects: 12, reports: 12 };

const words = {
  en: { left: (name: string) => `${name} no longer works with us.` },
  ne: { left: (name: string) => `${name} अब यस संस्थामा हुनुहुन्न।` },
};

/** One person in full. Rejects with `gone`, and a sentence that says so, for a person who has left. */
export async function person(
  payload: Payload,
  locale: Locale,
  { id }: ReadParameters,
  now = new Date(),
): Promise<PersonDetail> {
  const wanted = idOf(id);
  const rows = await personRows(payload);
  const row = rows.find((other) => other.id === wanted);
  if (!row) throw new FrontApiError("notFound", "");
  if (row.left) throw new FrontApiError("gone", words[locale].left(inLocale(row.name, locale)));
  const projects = personProjects(await projectRows(payload)).get(wanted) ?? [];
  const [doc, projectDocs, reports] = await Promise.all([
    // Depth 2 for the cover of the sheet.
    readOne(payload, "people", { where: { id: { equals: wanted } }, depth: 2 }),
    readByIds(payload, "projects", projects.slice(0, most.projects), {
      select: { ...projectItemFields, team: true },
      depth: 1,
    }),
    readList(payload, "reports", {
      where: { authors: { equals: wanted } },
      depth: 2,
      sort: "-publishedOn",
      limit: most.reports,
    }),
  ]);
  if (!doc) throw new FrontApiError("notFound", "");
  return PersonDetail.parse({
    ...personItemOf(doc, locale, now),
    ...personDetailOf(doc, locale, now),
    projects: projectDocs.flatMap((project) => personProjectOf(project, wanted, locale)),
    reports: reports.flatMap((report) => reportOf(report, locale)),
    fresh_until: peopleFreshUntil([row], now),
  } satisfies PersonDetail);
}
