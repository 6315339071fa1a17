export { loadWhoWeAre as loader } from "./load-who-we-are.ts";
export { WhoWeArePage as Component } from "./who-we-are-page.tsx";
