export { loadProjects as loader } from "./load-projects.ts";
export { ProjectsPage as Component } from "./projects-page.tsx";
