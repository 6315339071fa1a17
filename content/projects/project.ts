import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { ProjectDetail } from "@setu/contract/projects";
import type { StoryLink } from "@setu/contract/stories/stories";
import type { Payload } from "payload";
import { newsOf } from "../news/map-summary.ts";
import { newsRows } from "../news/rows.ts";
import { firstOf } from "../platform/reading/first-of.ts";
import { idOf, readByIds, readOne } from "../platform/reading/public-read.ts";
import { projectItemFields, projectItemOf } from "./map-project.ts";
import { projectDetailOf } from "./map-project-detail.ts";
import type { ProjectRow } from "./read-rows.ts";
import { projectRows } from "./rows.ts";

const most = { similar: 4, news: 3 };

/** Returns links to the published stories that match. */
type StoryLinks = (
  payload: Payload,
  locale: Locale,
  fits: (story: { project: { id: number } }) => boolean,
) => Promise<StoryLink[]>;

/**
 * One project in full. Only its id selects it: the slug of its sector in the answer tells the address of its page. Stories build on
 * projects, so the function that finds them is handed in.
 */
export async function project(
  payload: Payload,
  locale: Locale,
  { childId }: ReadParameters,
  storyLinks: StoryLinks,
): Promise<ProjectDetail> {
  const wanted = idOf(childId);
  const [rows, news] = await Promise.all([projectRows(payload), newsRows(payload)]);
  const row = rows.find(({ id }) => id === wanted);
  if (!row) throw new FrontApiError("notFound", "");
  const about = news.filter(({ projects }) => projects.includes(wanted)).slice(0, most.news);
  const [doc, newsDocs, similar, stories] = await Promise.all([
    readOne(payload, "projects", { where: { id: { equals: wanted } }, depth: 1 }),
    readByIds(
      payload,
      "news",
      about.map(({ id }) => id),
      { select: { name: true, publishedOn: true, author: true, files: true }, depth: 1 },
    ),
    readByIds(payload, "projects", similarTo(row, rows), { select: projectItemFields, depth: 1 }),
    storyLinks(payload, locale, (story) => story.project.id === wanted),
  ]);
  const [item] = doc ? projectItemOf(doc, locale) : [];
  if (!doc || !item) throw new FrontApiError("notFound", "");
  return ProjectDetail.parse({
    ...item,
    ...projectDetailOf(doc, locale),
    stories,
    news: item.confidential ? [] : newsDocs.map((newsDoc) => newsOf(newsDoc, locale)),
    similar: similar.flatMap((other) => projectItemOf(other, locale)),
  } satisfies ProjectDetail);
}

/**
 * Related projects: those of the same group, or with mostly the same services. Shared services weigh most, then the group, then the
 * kind of work; equal ones in the editors' order.
 */
function similarTo(self: ProjectRow, rows: readonly ProjectRow[]): number[] {
  const shared = ({ services }: ProjectRow) => services.filter((service) => self.services.includes(service)).length;
  // A dam and a hill road both need a survey, but nobody who looks for one wants the other.
  const isRelated = (row: ProjectRow) =>
    row.group === self.group || shared(row) * 2 > new Set([...row.services, ...self.services]).size;
  const others = rows
    .filter((row) => row !== self && isRelated(row))
    .map((row) => ({
      id: row.id,
      closeness: shared(row) * 3 + Number(row.group === self.group) * 2 + Number(row.taskType === self.taskType),
    }));
  return firstOf(others, most.similar, (a, b) => b.closeness - a.closeness).map(({ id }) => id);
}
