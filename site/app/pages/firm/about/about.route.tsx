export { AboutPage as Component } from "./about-page.tsx";
export { loadAbout as loader } from "./load-about.ts";
