import { examplesOf } from "../../showcase/example.ts";
import { Steer } from "./steer.tsx";

const noop = () => {};
const common = { onToggle: noop, onMove: noop };

export const examples = examplesOf(Steer, {
  examples: ({ say }) => [
    {
      name: "Playing",
      note: "Hover fills a button with ink; three presses of Tab reach all.",
      props: { ...common, playing: true },
    },
    { name: "Paused", props: { ...common, playing: false } },
    {
      name: "On ink, with the place in the row",
      surface: "ink",
      props: { ...common, playing: true, children: say("02 / 03", "०२ / ०३") },
    },
  ],
});
