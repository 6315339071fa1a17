import { examplesOf } from "../../../../showcase/example.ts";
import { missingPicture } from "../../../../showcase/sample/pictures.ts";
import { longName, projects } from "../../../../showcase/sample/projects.ts";
import { longInfo, noInfo, sectionInfo } from "../../../../showcase/sample/section-info.ts";
import { foreign } from "../../../../showcase/scene.ts";
import { Projects } from "./projects.tsx";

export const examples = examplesOf(Projects, {
  surface: "bare",
  examples: (scene) => {
    const info = sectionInfo(scene, "Our Project Highlights", "हाम्रा मुख्य परियोजना");
    return [
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => ({
        name: count === 1 ? "One project" : `${count} projects`,
        props: { info, projects: projects(scene, count) },
      })),
      {
        name: "No pictures",
        props: { info, projects: projects(scene, 6).map((project) => ({ ...project, files: [] })) },
      },
      {
        name: "Pictures failed, no codes",
        props: {
          info,
          projects: projects(scene, 3).map((project) => ({
            ...project,
            files: [missingPicture(scene)],
            code: null,
            quantity: null,
          })),
        },
      },
      {
        name: "Long text",
        props: {
          info: longInfo(scene),
          projects: projects(scene, 6).map((project) => ({ ...project, name: longName(scene) })),
        },
      },
      { name: "In the other language only", props: { info, projects: projects(foreign(scene), 3) } },
      { name: "Heading not written", props: { info: noInfo(scene), projects: projects(scene, 3) } },
      { name: "No projects", props: { info, projects: [] } },
    ];
  },
});
