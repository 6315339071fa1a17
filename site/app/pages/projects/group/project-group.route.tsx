export { loadProjectGroup as loader } from "./load-project-group.ts";
export { ProjectGroupPage as Component } from "./project-group-page.tsx";
