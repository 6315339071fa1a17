import { examplesOf } from "../../../../showcase/example.ts";
import { longName } from "../../../../showcase/sample/projects.ts";
import { longInfo, noInfo, sectionInfo } from "../../../../showcase/sample/section-info.ts";
import { services } from "../../../../showcase/sample/services.ts";
import { foreign } from "../../../../showcase/scene.ts";
import { Services } from "./services.tsx";

export const examples = examplesOf(Services, {
  surface: "bare",
  examples: (scene) => {
    const info = sectionInfo(scene, "Services & Sectors", "सेवा र क्षेत्र");
    return [
      { name: "Eight", props: { info, services: services(scene, 8) } },
      {
        name: "Four",
        note: "All are in view: there is nothing to steer.",
        props: { info, services: services(scene, 4) },
      },
      { name: "One", props: { info, services: services(scene, 1) } },
      {
        name: "No pictures, no lines",
        props: { info, services: services(scene, 5).map((service) => ({ ...service, files: [], description: null })) },
      },
      {
        name: "Long text",
        props: {
          info: longInfo(scene),
          services: services(scene, 5).map((service) => ({
            ...service,
            name: longName(scene),
            description: longName(scene),
          })),
        },
      },
      { name: "In the other language only", props: { info, services: services(foreign(scene), 5) } },
      { name: "Heading not written", props: { info: noInfo(scene), services: services(scene, 5) } },
      { name: "None", props: { info, services: [] } },
    ];
  },
});
