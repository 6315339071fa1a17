import { examplesOf } from "../../../../showcase/example.ts";
import { missingPicture } from "../../../../showcase/sample/pictures.ts";
import { bareSlide, longSlide, slides } from "../../../../showcase/sample/slides.ts";
import { foreign } from "../../../../showcase/scene.ts";
import { Slider } from "./slider.tsx";

export const examples = examplesOf(Slider, {
  surface: "under-header",
  examples: (scene) => [
    {
      name: "Three slides",
      note: "It waits while it is pointed at or has the focus.",
      props: { slides: slides(scene) },
    },
    { name: "One slide", note: "There is nothing to steer.", props: { slides: slides(scene).slice(0, 1) } },
    { name: "Long text on a pale picture", props: { slides: [longSlide(scene), ...slides(scene)] } },
    { name: "No picture, nothing but a headline", props: { slides: [bareSlide(scene)] } },
    {
      name: "Picture failed",
      props: {
        slides: slides(scene)
          .slice(0, 1)
          .map((slide) => ({ ...slide, files: [missingPicture(scene)] })),
      },
    },
    { name: "In the other language only", props: { slides: slides(foreign(scene)) } },
    { name: "No slides", props: { slides: [] } },
  ],
});
