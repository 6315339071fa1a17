import { type ComponentType, createElement, type ReactElement, type ReactNode } from "react";
import type { Head } from "../head.ts";
import type { Outcome } from "../pages/home/send-message.ts";
import type { Scene } from "./scene.ts";

/** The surroundings of a component while it is shown; all of them may be left out. */
interface Situation {
  /** The address of the page around it. */
  at?: string;
  /** What its page says about itself: the way to it. */
  head?: Head;
  /** What its route's loader gave. */
  loaded?: unknown;
  /** What came back from a form that was posted. */
  posted?: Outcome;
  /** What broke, and with what. */
  thrown?: { by: "page" | "shell"; error: Error };
  /** The content of its outlet. */
  outlet?: ReactNode;
  /** Somebody is on the way to this address, which never answers. */
  going?: string;
  /** What is pressed once it is shown: a selector. */
  press?: string;
  /** Its own complaint on the console, which tests let pass. */
  complains?: boolean;
}

/** The ground behind a component; `under-header` is what reaches up behind the header. */
type Surface = "paper" | "ink" | "bare" | "under-header";

/** Whose landmarks are around it when it is opened alone. */
type Place =
  /** Part of a page. */
  | "in-main"
  /** A page, with a heading of its own. */
  | "page"
  /** It comes before or after the page, in its frame. */
  | "beside-main"
  /** It brings everything. */
  | "whole";

interface Look {
  surface?: Surface;
  place?: Place;
  /** It fills the window, or sticks to its edge: it needs one to be shown in. */
  needsWindow?: boolean;
}

interface ExampleOf<Props> extends Situation, Look {
  /** In a few words; its address is made of it. */
  name: string;
  /** What to look at, or what to do: hover it, use the keys. */
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

/** The examples of one component: data, which the showcase page, the tests and the accessibility run share. */
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
