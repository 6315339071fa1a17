import { type Page, pageNames, pages } from "@setu/contract/pages";
import type { ComponentType } from "react";
import type { ActionFunction, LoaderFunction, RouteObject, ShouldRevalidateFunction } from "react-router";
import { loadChunk } from "./chunks/load-chunk.ts";
import { PageError, ShellError } from "./shell/error-page/error-page.tsx";
import { guarded } from "./shell/guarded-page.tsx";
import { loadShell } from "./shell/load-shell.ts";
import { Shell } from "./shell/shell/shell.tsx";

interface PageModule {
  Component: ComponentType;
  loader: LoaderFunction;
  action?: ActionFunction;
}

/** Each page is a chunk of its own, loaded when its route is first visited. */
const modules = import.meta.glob<PageModule>("./**/*.route.tsx", { base: "./pages" });

/** Facts about a route for the server. */
export interface RouteHandle {
  /** The build's name of its chunk, for preloading. */
  module: string;
  /** Undefined for the page at unknown addresses. */
  page?: Page | undefined;
}

/**
 * A navigation within the same page, such as a photo that opens or closes, reloads no data; neither does sending a form: if loading
 * the page failed, the visitor's input would be lost with it.
 */
const unlessSamePage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
  formMethod !== "POST" &&
  defaultShouldRevalidate &&
  (currentUrl.hash === nextUrl.hash || !isSamePage(currentUrl, nextUrl));
const isSamePage = (one: URL, other: URL) => one.pathname === other.pathname && one.search === other.search;

/**
 * Finds a page's module: `news-item.route.tsx` is that of the page `newsItem`, in any folder. A page without a module stops the server
 * when it starts, so the browser need not check.
 *
 * @throws Error on the server: no module has this name.
 */
function fileOf(name: string): string {
  const ending = `/${name.replace(/[A-Z]/g, "-$&").toLowerCase()}.route.tsx`;
  const file = Object.keys(modules).find((each) => each.endsWith(ending));
  if (import.meta.env.SSR && !file) throw new Error(`The page "${name}" has no module: site/app/pages/**${ending}`);
  return file as string;
}

function routeOf(name: string, path: string, page?: Page): RouteObject {
  const file = fileOf(name);
  const lazy = async () => {
    const { Component, ...module } = await loadChunk(modules[file] as () => Promise<PageModule>);
    return { ...module, shouldRevalidate: unlessSamePage, Component: guarded(Component) };
  };
  if (!import.meta.env.SSR) return { id: name, path, lazy };
  return { id: name, path, lazy, handle: { module: `app/pages/${file.slice(2)}`, page } satisfies RouteHandle };
}

/** The routes of all pages in English; `/ne` repeats them in Nepali, as the router's basename. */
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
        // A failing page leaves the frame with its links intact.
        ErrorBoundary: PageError,
        children: [...pageNames.map((name) => routeOf(name, pages[name].path, pages[name])), routeOf("notFound", "*")],
      },
    ],
  },
];
