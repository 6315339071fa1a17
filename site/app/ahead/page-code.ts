import { matchRoutes, type RouteMatch, type RouteObject } from "react-router";
import type { Router } from "../offline/keep-pages.ts";

/** Returns the page of this site at an address; undefined if there is none in this language. */
export const matchOf = (router: Router, url: URL): RouteMatch | undefined =>
  matchRoutes(router.routes as RouteObject[], url, router.basename)?.at(-1);

/** Loads a page's code. Rejects if a part of it cannot be loaded. */
export const codeOf = async ({ route }: RouteMatch): Promise<Pick<RouteObject, "loader">> =>
  typeof route.lazy === "function" ? route.lazy() : route;
