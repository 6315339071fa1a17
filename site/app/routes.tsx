import type { RouteObject } from "react-router";
import { loadChunk } from "./chunks/load-chunk.ts";
import { PageError, ShellError } from "./shell/error-page.tsx";
import { loadShell } from "./shell/load-shell.ts";
import { Shell } from "./shell/shell.tsx";

/** Each page is a chunk of its own, loaded when its route is first visited. */
const modules = import.meta.glob<Pick<RouteObject, "Component" | "loader" | "action">>("./pages/*/route.tsx");

/** What the server needs to know of a route: the build's name of its chunk, to preload it. */
export interface RouteHandle {
  module: string;
}

function page(name: string): Pick<RouteObject, "lazy" | "handle" | "id"> {
  const file = `./pages/${name}/route.tsx`;
  const load = modules[file];
  if (!load) throw new Error(`There is no page "${name}".`);
  return { id: name, lazy: () => loadChunk(load), handle: { module: `app/${file.slice(2)}` } satisfies RouteHandle };
}

/** The whole URL space, as section 2 of the specification lists it; `/ne` repeats it in Nepali. */
export const routes: RouteObject[] = [
  {
    id: "shell",
    loader: loadShell,
    Component: Shell,
    ErrorBoundary: ShellError,
    // The frame's data changes rarely and is fresh on every page load.
    shouldRevalidate: () => false,
    children: [
      {
        // A page that fails leaves the frame standing, with the ways out of it.
        ErrorBoundary: PageError,
        children: [
          { path: "/", ...page("home") },
          { path: "*", ...page("not-found") },
        ],
      },
    ],
  },
];
