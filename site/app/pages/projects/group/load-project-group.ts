import { pages } from "@setu/contract/pages";
import type { ProjectGroupPage } from "@setu/contract/projects";
import { redirect } from "react-router";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { listData } from "../list/load-projects.ts";
import { words } from "../list/texts.ts";
import { words as own } from "./texts.ts";

export interface ProjectGroupPageData extends PageData {
  group: ProjectGroupPage;
}

/**
 * Redirects the specification's odd links (`?content_id=…&&menu_id=…&&task_type=…`) to the page that they
 * mean. Not by `replace`: the odd address never enters the history, and the previous page would be removed
 * from it.
 */
export const loadProjectGroup = pageLoader(
  async ({ api, locale, params, query }): Promise<ProjectGroupPageData | Response> => {
    const group = await api.projectGroup(locale, { ...query, ...params });
    const { slug, childId } = group.resolved;
    const { content_id: contentId, menu_id: menuId, ...rest } = query;
    if (contentId || menuId || slug !== params["project_slug"]) {
      if (childId !== null) return redirect(pages.project.href({ project_slug: slug, childId }));
      if (contentId) delete rest["task_type"];
      const search = new URLSearchParams(rest);
      return redirect(pages.projectGroup.href({ project_slug: slug }) + (search.size > 0 ? `?${search}` : ""));
    }
    const { menu } = group;
    return {
      head: {
        title: menu.name,
        description: menu.description || own[locale].description(menu.name),
        image: menu.files[0] ?? group.items.find(({ files }) => files.length > 0)?.files[0],
        breadcrumbs: [
          { name: words[locale].title, href: pages.projects.href() },
          { name: menu.name, href: pages.projectGroup.href({ project_slug: slug }) },
        ],
        structured: [listData(group.items, locale)],
      },
      group,
    };
  },
);
