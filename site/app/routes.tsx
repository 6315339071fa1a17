import { type Page, type PageName, pageNames, pages } from "@setu/contract/pages";
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

/** Facts about a route for the server. */
export interface RouteHandle {
  /** The build's name of its chunk, to preload it. */
  module: string;
  /** Undefined for the page at unknown addresses. */
  page?: Page | undefined;
}

/**
 * A move within the same page loads nothing anew, such as a photo that opens or closes; neither does sending a form: if loading the
 * page failed, what was typed would be lost with it.
 */
const unlessSamePage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
  formMethod !== "POST" &&
  defaultShouldRevalidate &&
  (currentUrl.hash === nextUrl.hash || !isSamePage(currentUrl, nextUrl));
const isSamePage = (one: URL, other: URL) => one.pathname === other.pathname && one.search === other.search;

/** The folder of each page's module, below `pages/`. */
const folders: Record<PageName, string> = {
  home: "home",
  about: "firm/about",
  whoWeAre: "firm/who-we-are",
  service: "services/one",
  members: "people/members",
  keyPersonnel: "people/key-personnel",
  boardMembers: "people/board-members",
  person: "people/one",
  newsList: "news/list",
  newsItem: "news/one",
  albumCategories: "galleries/categories",
  albums: "galleries/albums",
  gallery: "galleries/one",
  projects: "projects/list",
  projectGroup: "projects/group",
  project: "projects/one",
  reports: "reports",
  notices: "notices/list",
  notice: "notices/one",
  careers: "vacancies/list",
  vacancy: "vacancies/one",
  noApplication: "applications/none",
  alerts: "alerts",
  myApplication: "applications/mine",
  apply: "applications/apply",
};

function routeOf(path: string, folder: string, page?: Page): RouteObject {
  const file = `./pages/${folder}/route.tsx`;
  const load = modules[file];
  if (!load) throw new Error(`There is no module "${file}".`);
  const lazy = async () => {
    const { Component, ...module } = await loadChunk(load);
    return { ...module, shouldRevalidate: unlessSamePage, Component: guarded(Component) };
  };
  return { id: folder, path, lazy, handle: { module: `app/${file.slice(2)}`, page } satisfies RouteHandle };
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
        // A page that fails leaves the frame standing, with the ways out of it.
        ErrorBoundary: PageError,
        children: [
          ...pageNames.map((name) => routeOf(pages[name].path, folders[name], pages[name])),
          routeOf("*", "not-found"),
        ],
      },
    ],
  },
];
