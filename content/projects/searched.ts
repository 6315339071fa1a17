import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { searchedFiles } from "../platform/files/documents/text/searched-files.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { plainTextOf } from "../platform/text/rich-text.ts";
import { inBoth, namesOf, type SearchDocument, type SearchSource } from "../search/source.ts";
import { projectItemOf } from "./map-project.ts";
import { type ProjectDetailDoc, projectDetailOf } from "./map-project-detail.ts";

/** Projects for site search. */
export const searchedProjects: SearchSource = {
  collection: "projects",
  read: async (payload, ids) => {
    const docs = await readByIds(payload, "projects", ids, { depth: 1 });
    return (await Promise.all(docs.map((doc) => documentsOf(payload, doc)))).flat();
  },
};

async function documentsOf(payload: Payload, doc: ProjectDetailDoc): Promise<SearchDocument[]> {
  const [item] = projectItemOf(doc, "en");
  if (!item) return [];
  return [
    {
      name: `projects/${doc.id}`,
      kind: "project",
      path: pages.project.href({ project_slug: item.sector.slug, childId: doc.id }),
      date: doc.startedOn ?? null,
      uses: [
        ...namesOf("project-groups", doc.group),
        ...namesOf("services", doc.services),
        ...namesOf(
          "people",
          (doc.team ?? []).map(({ person }) => person),
        ),
        ...namesOf("documents", doc.documents),
        ...namesOf("media", doc.files),
      ],
      files: await searchedFiles(payload, (locale) => projectDetailOf(doc, locale).documents),
      texts: inBoth((locale) => textsOf(doc, locale)),
    },
  ];
}

function textsOf(doc: ProjectDetailDoc, locale: "en" | "ne") {
  const [item] = projectItemOf(doc, locale);
  const detail = projectDetailOf(doc, locale);
  return {
    title: item?.name ?? "",
    names: [
      item?.code,
      item?.client,
      item?.place,
      item?.quantity,
      detail.location?.country,
      item?.sector.name,
      item?.task_type_text,
      item?.status_text,
      detail.client_type_text,
      detail.funding,
      ...detail.services.map(({ name }) => name),
      ...detail.partners.map(({ name, role }) => [name, role].filter(Boolean).join(", ")),
      ...detail.team.map(({ name }) => name),
    ],
    summary: detail.excerpt,
    body: [
      detail.description,
      ...[detail.challenge, detail.work, detail.result].map(plainTextOf),
      ...detail.quantities.map(({ label, value, unit }) => `${label}: ${value} ${unit}`),
      item?.period?.ad_text,
      item?.period?.bs_text,
      detail.started?.text,
      detail.ended?.text,
      ...detail.files.map(({ caption }) => caption),
      ...detail.team.map(({ role }) => role),
      detail.contract_value,
    ],
    served: detail.locale.served,
  };
}
