export { CareersPage as Component } from "./careers-page.tsx";
export { loadCareers as loader } from "./load-careers.ts";
