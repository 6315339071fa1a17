import { examplesOf } from "../gallery/example.ts";
import { ErrorPage } from "./error-page.tsx";

export const examples = examplesOf(ErrorPage, {
  place: "whole",
  surface: "bare",
  examples: () => [
    {
      name: "A page that broke",
      note: "The cause goes to the console, not to the reader.",
      complains: true,
      thrown: new Error("an example of a page that broke"),
      props: {},
    },
  ],
});
