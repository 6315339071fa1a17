export { ForumPage as Component } from "./forum-page.tsx";
export { loadForum as loader } from "./load-forum.ts";
