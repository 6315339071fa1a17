import type { createBrowserRouter } from "react-router";

type Router = ReturnType<typeof createBrowserRouter>;
type Listener = Parameters<Router["subscribe"]>[0];

/** Has React render a new state of the router: in one go, or in slices between which the browser does other work. */
export type Render = (inOneGo?: boolean) => void;

export interface ShownRouter extends Router {
  /** Decides when and how a new state is rendered. */
  show(render: Render, state: Router["state"]): void;
}

/** Returns the same router for React's provider. It renders each state at once, until page-change.ts has been loaded. */
export function shownBy(router: Router): ShownRouter {
  const shown = Object.assign(Object.create(router), {
    show: (render: Render) => render(),
    subscribe: (listener: Listener) =>
      router.subscribe((state, options) =>
        shown.show((flushSync: boolean) => listener(state, { ...options, flushSync }), state),
      ),
  });
  return shown;
}
