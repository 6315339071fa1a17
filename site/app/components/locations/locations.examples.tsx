import { examplesOf } from "../../showcase/example.ts";
import { center, fieldOffice, headOffice, longOffice, manyOffices } from "../../showcase/sample/offices.ts";
import { noInfo, sectionInfo } from "../../showcase/sample/section-info.ts";
import { foreign } from "../../showcase/scene.ts";
import { Locations } from "./locations.tsx";

export const examples = examplesOf(Locations, {
  surface: "bare",
  examples: (scene) => {
    const info = sectionInfo(scene, "Where we are?", "हामी कहाँ छौँ?");
    const other = foreign(scene);
    return [
      {
        name: "Two offices",
        note: "The list and the map move each other.",
        props: { center, info, locations: [headOffice(scene), fieldOffice(scene)] },
      },
      {
        name: "One chosen",
        press: "ul button",
        props: { center, info, locations: [headOffice(scene), fieldOffice(scene)] },
      },
      { name: "One office", props: { center, info, locations: [headOffice(scene)] } },
      { name: "Many offices", props: { center, info, locations: manyOffices(scene) } },
      { name: "Long text", props: { center, info, locations: [longOffice(scene), fieldOffice(scene)] } },
      {
        name: "In the other language only",
        props: { center, info, locations: [headOffice(other), fieldOffice(other)] },
      },
      { name: "Heading not written", props: { center, info: noInfo(scene), locations: [headOffice(scene)] } },
      { name: "No offices", props: { center, info, locations: [] } },
    ];
  },
});
