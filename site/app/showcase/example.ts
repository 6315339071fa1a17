import { type ComponentType, createElement, type ReactElement, type ReactNode } from "react";
import type { Head } from "../head.ts";
import type { Outcome } from "../pages/home/send-message.ts";
import type { Scene } from "./scene.ts";

/** The surroundings of a component while it is shown; all of them are optional. */
interface Situation {
  /** The address of the page around it. */
  at?: string;
  /** The metadata of its page, with the breadcrumbs. */
  head?: Head;
  /** The data of its route's loader. */
  loaded?: unknown;
  /** The answer to a posted form. */
  posted?: Outcome;
  /** The error, and the part that threw it. */
  thrown?: { by: "page" | "shell"; error: Error };
  /** The content of its outlet. */
  outlet?: ReactNode;
  /** The address of a navigation in progress, which never ends. */
  going?: string;
  /** The selector of an element to press once it is shown. */
  press?: string;
  /** Whether it logs an error of its own, which tests ignore. */
  complains?: boolean;
}

/** The background behind a component; `under-header` for one that extends behind the header. */
type Surface = "paper" | "ink" | "bare" | "under-header";

/** The landmarks around a component that is opened alone. */
type Place =
  /** Part of a page. */
  | "in-main"
  /** A page, with a heading of its own. */
  | "page"
  /** It precedes or follows the page, in its frame. */
  | "beside-main"
  /** It contains all landmarks. */
  | "whole";

interface Look {
  surface?: Surface;
  place?: Place;
  /** Whether it fills the window, or sticks to its edge: it needs a window of its own. */
  needsWindow?: boolean;
}

interface ExampleOf<Props> extends Situation, Look {
  /** A few words; its address is made from it. */
  name: string;
  /** Instructions for what to look at or to try: hover it, use the keys. */
  note?: string;
  props: Props;
}

/** One component in one state. */
export interface Example extends Situation, Required<Look> {
  name: string;
  slug: string;
  note: string | undefined;
  element: ReactElement;
}

export type Examples = (scene: Scene) => Example[];

interface Source<Props extends object> extends Look {
  examples: (scene: Scene) => ExampleOf<Props>[];
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Makes the examples of one component: data shared by the showcase page, the tests and the accessibility run. */
export function examplesOf<Props extends object>(
  Component: ComponentType<Props>,
  { examples, ...look }: Source<Props>,
): Examples {
  return (scene) =>
    examples(scene).map(({ props, ...example }) => ({
      surface: "paper",
      place: "in-main",
      needsWindow: false,
      note: undefined,
      ...look,
      ...example,
      slug: slugOf(example.name),
      element: createElement(Component, props),
    }));
}
