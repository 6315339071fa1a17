export { CareerPage as Component } from "./career-page.tsx";
export { loadCareer as loader } from "./load-career.ts";
