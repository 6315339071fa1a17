import { Opening } from "../../../components/opening/opening.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { usePageData } from "../../../page-data.ts";
import { useQuery } from "../../../use-query.ts";
import type { ProjectsPageData } from "./load-projects.ts";
import { ProjectResult } from "./project-result.tsx";
import { words } from "./texts.ts";

/** All projects as pictures, as a table or on the map, filtered by the address. */
export function ProjectsPage() {
  const { projects } = usePageData<ProjectsPageData>();
  const own = usePageTexts(words);
  const isShortlist = useQuery().has("ids");
  return (
    <>
      {isShortlist ? (
        <Opening title={own.shortlist} lead={own.shortlistLead} />
      ) : (
        <Opening title={own.title} lead={projects.info.description} />
      )}
      <ProjectResult result={projects} label={own.title} />
    </>
  );
}
