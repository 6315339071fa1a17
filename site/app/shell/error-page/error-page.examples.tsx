import { Outlet } from "react-router";
import { examplesOf } from "../../showcase/example.ts";

const error = new Error("an example of something that broke");

export const examples = examplesOf(Outlet, {
  surface: "bare",
  examples: () => [
    {
      name: "A page broke",
      note: "The cause goes to the console, not to the reader.",
      place: "page",
      complains: true,
      thrown: { by: "page", error },
      props: {},
    },
    { name: "The shell broke", place: "whole", complains: true, thrown: { by: "shell", error }, props: {} },
  ],
});
