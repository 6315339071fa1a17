import { LightContext } from "../../light/light-mode.ts";
import { examplesOf } from "../../showcase/example.ts";
import { picture } from "../../showcase/sample/pictures.ts";
import { Plate } from "../plate/plate.tsx";
import { ShowPicture } from "./show-picture.tsx";

const OnPlate = ({ file }: Parameters<typeof ShowPicture>[0]) => (
  <LightContext value={true}>
    <Plate file={file} />
  </LightContext>
);
Object.defineProperty(OnPlate, "name", { value: ShowPicture.name });

export const examples = examplesOf(OnPlate, {
  surface: "bare",
  examples: (scene) => [
    {
      name: "On a slow connection",
      note: "Press it: the picture takes its place.",
      props: { file: picture(scene, "dam", { light_size: 85_000 }) },
    },
    { name: "Large", props: { file: picture(scene, "bridge", { light_size: 1_240_000 }) } },
  ],
});
