export { loadStories as loader } from "./load-stories.ts";
export { StoriesPage as Component } from "./stories-page.tsx";
