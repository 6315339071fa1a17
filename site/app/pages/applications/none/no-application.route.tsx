export { loadNoApplication as loader } from "./load-no-application.ts";
export { NoApplicationPage as Component } from "./no-application-page.tsx";
