export { ApplicationPage as Component } from "./application-page.tsx";
export { loadApplication as loader } from "./load-application.ts";
export { postApplication as action } from "./send-application.ts";
