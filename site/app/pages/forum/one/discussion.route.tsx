export { DiscussionPage as Component } from "./discussion-page.tsx";
export { loadDiscussion as loader } from "./load-discussion.ts";
