export { loadProject as loader } from "./load-project.ts";
export { ProjectPage as Component } from "./project-page.tsx";
