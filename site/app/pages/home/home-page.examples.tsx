import { examplesOf } from "../../showcase/example.ts";
import { emptyHome } from "../../showcase/sample/home.ts";
import { HomePage } from "./home-page.tsx";

export const examples = examplesOf(HomePage, {
  place: "page",
  surface: "bare",
  examples: (scene) => [
    {
      name: "Its data could not be had",
      note: "What needs no data shows all the same.",
      loaded: { home: null },
      props: {},
    },
    { name: "Nothing written yet", loaded: { home: emptyHome(scene) }, props: {} },
  ],
});
