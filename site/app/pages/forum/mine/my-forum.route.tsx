export { loadMyForum as loader } from "./load-my-forum.ts";
export { MyForumPage as Component } from "./my-forum-page.tsx";
