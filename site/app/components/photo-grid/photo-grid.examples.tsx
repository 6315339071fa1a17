import { examplesOf } from "../../showcase/example.ts";
import { awaitedPicture, missingPicture, picture } from "../../showcase/sample/pictures.ts";
import { longName } from "../../showcase/sample/projects.ts";
import type { Scene } from "../../showcase/scene.ts";
import { PhotoGrid } from "./photo-grid.tsx";

const names = ["dam", "bridge", "mist", "bridge", "dam", "mist", "dam"] as const;
const photos = (scene: Scene, count: number) =>
  names.slice(0, count).map((name, index) => ({
    ...picture(scene, name, {
      id: index + 1,
      caption: scene.say("The crest from the right bank", "दायाँ किनारबाट बाँधको शीर्ष"),
    }),
    place: scene.say("Right bank", "दायाँ किनार"),
    credit: scene.say("Survey section", "सर्वेक्षण शाखा"),
  }));

export const examples = examplesOf(PhotoGrid, {
  examples: (scene) => [
    { name: "Default", note: "Open one; then arrow keys, Escape, Back.", props: { files: photos(scene, 7) } },
    { name: "Open", press: "a[data-photo]", needsWindow: true, props: { files: photos(scene, 3), download: true } },
    { name: "Six", props: { files: photos(scene, 6) } },
    { name: "Five", props: { files: photos(scene, 5) } },
    { name: "Four", props: { files: photos(scene, 4) } },
    { name: "Two", props: { files: photos(scene, 2) } },
    { name: "One", props: { files: photos(scene, 1) } },
    { name: "No captions", props: { files: photos(scene, 3).map((photo) => ({ ...photo, caption: null })) } },
    { name: "Loading", props: { files: [1, 2, 3].map((id) => ({ ...awaitedPicture(scene), id })) } },
    {
      name: "Failed",
      props: { files: [{ ...missingPicture(scene), caption: longName(scene) }, ...photos(scene, 7).slice(1, 3)] },
    },
    {
      name: "Long text",
      props: { files: photos(scene, 3).map((photo) => ({ ...photo, caption: longName(scene) })) },
    },
  ],
});
