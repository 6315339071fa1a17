import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { ProjectItem, ProjectList } from "@setu/contract/projects";
import { projectAddress } from "../../../components/project-card/project-address.ts";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface ProjectsPageData extends PageData {
  projects: ProjectList;
}

/** schema.org's ItemList of projects. */
export const listData = (items: ProjectItem[], locale: "en" | "ne") => ({
  "@type": "ItemList",
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: item.name,
    url: localizedPath(projectAddress(item), locale),
  })),
});

export const loadProjects = pageLoader(async ({ api, locale, query }): Promise<ProjectsPageData> => {
  const projects = await api.projects(locale, query);
  const { title, shortlist } = words[locale];
  return {
    head: {
      title: query["ids"] ? shortlist : title,
      description: projects.info.description ?? undefined,
      image: projects.items.find(({ files }) => files.length > 0)?.files[0],
      breadcrumbs: [
        { name: title, href: pages.projects.href() },
        ...(query["ids"] ? [{ name: shortlist, href: pages.projects.href({ ids: query["ids"] }) }] : []),
      ],
      structured: [listData(projects.items, locale)],
    },
    projects,
  };
});
