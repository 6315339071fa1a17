import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { ProjectDetail } from "@setu/contract/projects";
import { redirect } from "react-router";
import { projectAddress } from "../../../components/project-card/project-address.ts";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "../list/texts.ts";

export interface ProjectPageData extends PageData {
  project: ProjectDetail;
}

export const loadProject = pageLoader(async ({ api, locale, params }): Promise<ProjectPageData | Response> => {
  const project = await api.project(locale, params);
  const { sector, name } = project;
  const path = projectAddress(project);
  // The project has moved to another group, or the address was guessed: each project has one address.
  if (sector.slug !== params["project_slug"]) return redirect(path);
  return {
    head: {
      title: name,
      description: project.excerpt || project.description,
      image: project.files[0],
      type: "article",
      breadcrumbs: [
        { name: words[locale].title, href: pages.projects.href() },
        { name: sector.name, href: pages.projectGroup.href({ project_slug: sector.slug }) },
        { name, href: path },
      ],
      structured: [structuredData(project, localizedPath(path, locale))],
    },
    project,
  };
});

/** schema.org has no type for engineering works: a project is a creative work about a place. */
const structuredData = ({ name, excerpt, locale, files, location, started, code }: ProjectDetail, url: string) => ({
  "@type": "CreativeWork",
  name,
  description: excerpt,
  inLanguage: locale.served,
  url,
  mainEntityOfPage: url,
  image: files.map((file) => file.location),
  ...(code && { identifier: code }),
  ...(started && { dateCreated: started.ad }),
  ...(location && {
    contentLocation: {
      "@type": "Place",
      name: [location.district, location.province, location.country].filter(Boolean).join(", "),
      ...(location.point && {
        geo: { "@type": "GeoCoordinates", latitude: location.point.lat, longitude: location.point.lng },
      }),
    },
  }),
});
