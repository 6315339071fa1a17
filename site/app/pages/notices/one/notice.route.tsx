export { loadNotice as loader } from "./load-notice.ts";
export { NoticePage as Component } from "./notice-page.tsx";
