import { projectQuery } from "@setu/contract/reads";
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
const modules = import.meta.glob<PageModule>("./pages/**/route.tsx");

/** What the server needs to know of a route. */
export interface RouteHandle {
  /** The build's name of its chunk, to preload it. */
  module: string;
  /** The query parameters that tell one page of it from another, in the order in which addresses have them. */
  query: readonly string[];
  /** Nothing to look for: search engines are not told of it. */
  unlisted?: boolean;
  /** It is one visitor's alone. */
  isPrivate?: boolean;
}

/**
 * Another place on the same page, a photo that is opened or closed, asks for nothing anew; nor does what a form has sent: were the
 * page asked for and failed, what was typed would be gone with it.
 */
const unlessSamePage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
  formMethod !== "POST" &&
  defaultShouldRevalidate &&
  (currentUrl.hash === nextUrl.hash || !isSamePage(currentUrl, nextUrl));
const isSamePage = (one: URL, other: URL) => one.pathname === other.pathname && one.search === other.search;

function page(
  name: string,
  query: readonly string[] = [],
  more: Pick<RouteHandle, "unlisted" | "isPrivate"> = {},
): Pick<RouteObject, "lazy" | "handle" | "id"> {
  const file = `./pages/${name}/route.tsx`;
  const load = modules[file];
  if (!load) throw new Error(`There is no page "${name}".`);
  const lazy = async () => {
    const { Component, ...module } = await loadChunk(load);
    return { ...module, shouldRevalidate: unlessSamePage, Component: guarded(Component) };
  };
  return { id: name, lazy, handle: { module: `app/${file.slice(2)}`, query, ...more } satisfies RouteHandle };
}

/** A form that was sent without JavaScript comes back to this. */
const sentForm = ["contact"];
/** What the contact form is filled in about. */
const about = ["project", "projects", "service", "person", "report"];
/** By which the specification's links name a menu entry and a project. */
const oddLink = ["content_id", "menu_id"];

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
          { path: "/", ...page("home", [...sentForm, ...about]) },
          { path: "/about", ...page("firm/about") },
          { path: "/who-we-are/:id", ...page("firm/who-we-are") },
          { path: "/service-detail/:id", ...page("services/one") },
          { path: "/members", ...page("people/members", ["discipline", "office", "letter", "q", "page"]) },
          { path: "/key-personnel", ...page("people/key-personnel") },
          { path: "/board-members", ...page("people/board-members") },
          { path: "/personnel/:id", ...page("people/one") },
          { path: "/news", ...page("news/list", ["category", "year", "project", "q", "page"]) },
          { path: "/news/:id", ...page("news/one") },
          { path: "/album-category", ...page("galleries/categories") },
          { path: "/album-category/:id", ...page("galleries/albums", ["sort", "page"]) },
          { path: "/gallaries/:id", ...page("galleries/one", ["page"]) },
          {
            path: "/projects",
            children: [
              { index: true, ...page("projects/list", ["sector", ...projectQuery]) },
              {
                path: ":project_slug",
                children: [
                  { index: true, ...page("projects/group", [...oddLink, ...projectQuery]) },
                  { path: ":childId", ...page("projects/one") },
                ],
              },
            ],
          },
          { path: "/reports", ...page("reports", ["type", "fy", "lang", "page"]) },
          { path: "/notices", ...page("notices/list", ["status", "type", "page"]) },
          { path: "/notices/:id", ...page("notices/one") },
          { path: "/careers", ...page("vacancies/list", ["discipline", "office", "type", "page"]) },
          { path: "/career/:id", ...page("vacancies/one") },
          { path: "/no-application", ...page("applications/none", ["reason", "vacancy"], { unlisted: true }) },
          { path: "/alerts", ...page("alerts", ["token"], { isPrivate: true, unlisted: true }) },
          {
            path: "/application/track",
            ...page("applications/mine", ["link", "saved"], { isPrivate: true, unlisted: true }),
          },
          { path: "/application/:id", ...page("applications/apply") },
          { path: "*", ...page("not-found") },
        ],
      },
    ],
  },
];
