import { examplesOf } from "../../gallery/example.ts";
import { Component } from "./route.tsx";

export const examples = examplesOf(Component, {
  place: "page",
  surface: "bare",
  examples: () => [{ name: "Default", note: "The sentence is the specification's, to the letter.", props: {} }],
});
