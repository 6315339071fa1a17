import { pages } from "@setu/contract/pages";
import type { ProjectItem } from "@setu/contract/projects";

/** Returns the address of a project's page, in the English tree. */
export const projectAddress = ({ id, sector }: Pick<ProjectItem, "id" | "sector">): string =>
  pages.project.href({ project_slug: sector.slug, childId: id });
