import { examplesOf } from "../showcase/example.ts";
import { MapControls } from "./map-controls.tsx";

const noop = () => {};
const common = { canZoomIn: true, canZoomOut: true, fullscreen: false, onZoom: noop, onFullscreen: noop };

export const examples = examplesOf(MapControls, {
  needsWindow: true,
  examples: () => [
    { name: "Default", props: common },
    {
      name: "As near as it goes",
      note: "Said, not enforced: the button keeps the focus.",
      props: { ...common, canZoomIn: false },
    },
    { name: "As far as it goes", props: { ...common, canZoomOut: false } },
    { name: "Several places", note: "The last button shows all of them.", props: { ...common, onAll: noop } },
    { name: "Full screen", props: { ...common, fullscreen: true } },
  ],
});
