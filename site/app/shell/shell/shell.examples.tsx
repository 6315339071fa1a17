import layout from "../../layout/section.module.css";
import { Slider } from "../../pages/home/sections/slider/slider.tsx";
import { examplesOf } from "../../showcase/example.ts";
import { banner, frame } from "../../showcase/sample/frame.ts";
import { slides } from "../../showcase/sample/slides.ts";
import type { Scene } from "../../showcase/scene.ts";
import { Shell } from "./shell.tsx";

const page = ({ say }: Scene) => (
  <div className={layout.band}>
    <h1>{say("A page", "एउटा पृष्ठ")}</h1>
  </div>
);
const home = (scene: Scene) => (
  <>
    <h1 className={layout.unseen}>{scene.say("A page", "एउटा पृष्ठ")}</h1>
    <Slider slides={slides(scene)} />
  </>
);

export const examples = examplesOf(Shell, {
  place: "whole",
  surface: "bare",
  needsWindow: true,
  examples: (scene) => [
    { name: "Around a page", at: "/careers", loaded: { frame: frame(scene) }, outlet: page(scene), props: {} },
    {
      name: "With a banner",
      at: "/careers",
      loaded: { frame: { ...frame(scene), header_banner: { ...banner(scene), id: "shell" } } },
      outlet: page(scene),
      props: {},
    },
    {
      name: "Over the slider",
      note: "The header is transparent until the slider has gone under it.",
      loaded: { frame: frame(scene) },
      outlet: home(scene),
      props: {},
    },
    {
      name: "The menu could not be had",
      note: "No menu entries and no footer; the bar fails.",
      at: "/careers",
      loaded: { frame: null },
      outlet: page(scene),
      props: {},
    },
  ],
});
