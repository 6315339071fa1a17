export { loadStory as loader } from "./load-story.ts";
export { StoryPage as Component } from "./story-page.tsx";
