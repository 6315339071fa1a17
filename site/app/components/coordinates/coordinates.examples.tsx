import { examplesOf } from "../../showcase/example.ts";
import { Coordinates } from "./coordinates.tsx";

export const examples = examplesOf(Coordinates, {
  examples: () => [
    { name: "Default", props: { point: { lat: 27.6893, lng: 85.3206 } } },
    { name: "South of the equator", props: { point: { lat: -1.27, lng: 36.804 } } },
  ],
});
