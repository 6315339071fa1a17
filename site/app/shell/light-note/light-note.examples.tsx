import { LightContext } from "../../light/light-mode.ts";
import { examplesOf } from "../../showcase/example.ts";
import { LightNote as Note } from "./light-note.tsx";

const LightNote = () => (
  <LightContext value={true}>
    <Note />
  </LightContext>
);

export const examples = examplesOf(LightNote, {
  place: "beside-main",
  surface: "bare",
  examples: () => [{ name: "On a slow connection", props: {} }],
});
