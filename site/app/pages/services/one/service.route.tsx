export { loadService as loader } from "./load-service.ts";
export { ServicePage as Component } from "./service-page.tsx";
