export { loadNotFound as loader } from "./load-not-found.ts";
export { NotFoundPage as Component } from "./not-found-page.tsx";
